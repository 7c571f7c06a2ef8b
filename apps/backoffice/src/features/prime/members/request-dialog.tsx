import { money } from '@zanga/browser/format.ts';
import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import { type Cents, cents } from '@zanga/domain/money';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { MoneyField } from '@zanga/ui/fields/typed-field.tsx';
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

/** An action for a member: its consequence, and the amount on the button. */
export type Request = {
  readonly title: string;
  readonly line: string;
  readonly confirm: string;
  readonly done: string;
  /** For an amount that may be refunded in part, with its words. */
  readonly part?: {
    readonly most: Cents;
    readonly confirm: (amount: Cents) => string;
    readonly done: (amount: Cents) => string;
  };
  readonly send: (reason: string, amount?: Cents) => Promise<SeenMember>;
};

type RequestDialogProps = {
  readonly request: Request;
  /** Called when the shown membership may be outdated. */
  readonly onFailed: () => void;
  readonly onClose: () => void;
};

type PartFieldProps = {
  readonly part: NonNullable<Request['part']>;
  readonly value: Cents | undefined;
  readonly wrong: boolean;
  readonly onChange: (value: Cents | undefined) => void;
};

/** Field for a part of the amount. */
function PartField({ part: { most }, value, wrong, onChange }: PartFieldProps) {
  return (
    <MoneyField
      label={t.sum}
      hint={t.sumHint(money(most))}
      value={value ?? null}
      unreadable={t.sumUnreadable}
      error={wrong ? t.sumWrong(money(most)) : undefined}
      onChange={(read) => onChange(read === undefined || read === null ? undefined : cents(read))}
    />
  );
}

/** Asks for a reason, states the consequence, acts once; the server may ask for a fresh sign-in. */
export function RequestDialog({ request, onFailed, onClose }: RequestDialogProps) {
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState<Cents | undefined>(request.part?.most);
  const [tried, setTried] = useState(false);
  const { busy, alert, change } = useChange();
  const changed = useMemberChanged();
  const missing = reason.trim().length < 3;
  const { part } = request;
  const wrongSum = part !== undefined && (amount === undefined || amount < 1 || amount > part.most);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    showWrong(event, () => setTried(true));
    if (missing || wrongSum) return;
    const work = async () => {
      const seen = await request.send(reason.trim(), part && amount).catch((error: unknown) => {
        onFailed();
        throw error;
      });
      await changed(seen);
    };
    change(work, () => {
      toast({ text: part && amount !== undefined ? part.done(amount) : request.done });
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
          {part && <PartField part={part} value={amount} wrong={tried && wrongSum} onChange={setAmount} />}
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
            submit={part && amount !== undefined && !wrongSum ? part.confirm(amount) : request.confirm}
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
