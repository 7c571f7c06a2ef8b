import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { ProofQuestion } from '../../../parts/proof/proof-question.tsx';
import { useMemberChanged } from '../prime-queries.ts';
import { memberTexts as t } from './members-texts.ts';

/** Something that is done for a member: what follows, and the sum on the button. */
export type Request = {
  readonly title: string;
  readonly line: string;
  readonly confirm: string;
  readonly done: string;
  readonly send: (reason: string) => Promise<SeenMember>;
};

type RequestDialogProps = {
  readonly request: Request;
  /** What is shown may no longer be true. */
  readonly onFailed: () => void;
  readonly onClose: () => void;
};

/** Asks why, says what follows, and does it once; who does it may be asked anew who they are. */
export function RequestDialog({ request, onFailed, onClose }: RequestDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, alert, change } = useChange();
  const changed = useMemberChanged();
  const missing = reason.trim().length < 3;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    showWrong(event, () => setTried(true));
    if (missing) return;
    const work = async () => {
      const seen = await request.send(reason.trim()).catch((error: unknown) => {
        onFailed();
        throw error;
      });
      await changed(seen);
    };
    change(work, () => {
      toast({ text: request.done });
      onClose();
    });
  };
  return (
    <>
      <FormDialog open onClose={onClose} title={request.title} closeLabel={texts.close}>
        <form
          noValidate
          onSubmit={submit}
          className="flex flex-col gap-4 overflow-y-auto p-5 md:px-7 md:pb-7"
        >
          <p>{request.line}</p>
          <TextField
            label={t.reason}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={tried && missing ? t.reasonMissing : undefined}
          />
          <FormAlert text={alert} />
          <FormButtons
            busy={busy}
            submit={request.confirm}
            sending={texts.sending}
            cancel={t.keep}
            onCancel={onClose}
          />
        </form>
      </FormDialog>
      <ProofQuestion />
    </>
  );
}
