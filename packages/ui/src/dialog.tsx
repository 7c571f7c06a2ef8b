import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Read out when it opens. */
  readonly title: string;
  /** What has focus first; the first control unless given. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly className?: string;
  readonly children: ReactNode;
};

const backdrop = classNames(
  'fixed inset-0 z-50 min-h-dvh bg-scrim transition-opacity duration-200 ease-out',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);

const popup = classNames(
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised text-ink outline-none max-md:pt-(--inset-top)',
  'transition-[translate,opacity] duration-200 ease-out',
  'data-starting-style:translate-y-4 data-starting-style:opacity-0',
  'data-ending-style:translate-y-4 data-ending-style:opacity-0',
  'md:inset-x-0 md:top-[8dvh] md:bottom-auto md:mx-auto md:max-h-[80dvh] md:max-w-2xl md:rounded-lg md:shadow-lift',
);

/** For what is typed into: fills a phone, so that the keyboard never covers the field. */
export function Dialog({ open, onClose, title, initialFocus, className, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup className={classNames(popup, className)} {...(initialFocus && { initialFocus })}>
          <Base.Title className="sr-only">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the dialog it is in. */
export const DialogClose = Base.Close;
