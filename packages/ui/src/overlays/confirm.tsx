import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { deskButtonStyle } from '../desk-style.ts';
import { FormAlert } from '../form-alert.tsx';
import { backdropStyle } from './overlay-style.ts';

type ConfirmProps = {
  readonly open: boolean;
  readonly title: string;
  /** Consequence of the action, and whether it can be undone. */
  readonly children: ReactNode;
  /** The deed itself, never "yes". */
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  readonly alert?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Confirm: asks before an action that cannot be undone. The focus begins at the cancel button. */
export function Confirm(props: ConfirmProps) {
  const { open, title, children, confirm, cancel, busy = false, alert, onConfirm, onClose } = props;
  const out = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropStyle} />
        <AlertDialog.Popup
          initialFocus={out}
          className={classNames(
            'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-md -translate-y-1/2 overflow-y-auto rounded-md bg-raised p-5 text-ink shadow-lift outline-none',
            'transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0',
          )}
        >
          <AlertDialog.Title className="text-h4">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="py-3 text-ink-soft text-small">
            {children}
          </AlertDialog.Description>
          <FormAlert text={alert} className="pb-3" />
          <div className="flex flex-wrap justify-end gap-2">
            <AlertDialog.Close ref={out} className={deskButtonStyle('outline')}>
              {cancel}
            </AlertDialog.Close>
            <button
              type="button"
              aria-disabled={busy || undefined}
              className={deskButtonStyle('solid')}
              onClick={() => !busy && onConfirm()}
            >
              {confirm}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
