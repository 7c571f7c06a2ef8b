import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { texts } from '../../../base/texts.ts';

type ReasonedDialogProps = {
  readonly title: string;
  readonly line?: string;
  readonly confirm: string;
  readonly busy: boolean;
  /** Why confirming failed. */
  readonly alert: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Dialog that changes an order and asks for a reason. */
export function ReasonedDialog(props: ReasonedDialogProps) {
  const { title, line, confirm, busy, alert, onConfirm, onClose, children } = props;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <FormDialog open onClose={onClose} title={title} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        {line !== undefined && <p className="text-ink-soft text-small">{line}</p>}
        {children}
        <FormAlert text={alert} />
        <FormButtons
          busy={busy}
          submit={confirm}
          sending={texts.sending}
          cancel={texts.cancel}
          onCancel={onClose}
        />
      </form>
    </FormDialog>
  );
}
