import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../base/texts.ts';
import { isNoReason, ReasonField } from '../form/reason-field.tsx';
import { undoTexts as t } from './undo-texts.ts';

type UndoDialogProps = {
  readonly busy?: boolean;
  readonly alert?: string | undefined;
  readonly onUndo: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks for the reason of an undone redemption. */
export function UndoDialog({ busy = false, alert, onUndo, onClose }: UndoDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(isNoReason(reason));
    if (!isNoReason(reason)) onUndo(reason.trim());
  };
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:px-7 md:pb-7">
        <FormAlert text={alert} />
        <p>{t.line}</p>
        <ReasonField
          label={t.reason}
          reasons={t.reasons}
          value={reason}
          onChange={setReason}
          error={missing ? t.noReason : undefined}
        />
        <SubmitButton busy={busy}>{t.confirm}</SubmitButton>
      </form>
    </FormDialog>
  );
}
