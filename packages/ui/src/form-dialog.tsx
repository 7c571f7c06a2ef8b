import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { CloseIcon } from './icons.tsx';

type FormDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
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
  'md:inset-0 md:m-auto md:h-fit md:max-h-[90dvh] md:max-w-lg md:rounded-lg md:shadow-lift',
);

/** Where one begins: the first field, but the form as a whole where touching a field would bring up a keyboard. */
const beginning = (form: HTMLElement | null) =>
  matchMedia('(pointer: coarse)').matches ? form : (form?.querySelector<HTMLElement>('input') ?? form);

/** A form over the page: fills a phone, where a drawer would fight the keyboard, and a stray press beside it loses nothing. */
export function FormDialog({ open, onClose, title, closeLabel, children }: FormDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  const named = useRef(title);

  // Another title is another form in the same place: what had focus is gone.
  useEffect(() => {
    if (named.current !== title && open) beginning(form.current)?.focus();
    named.current = title;
  }, [title, open]);

  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup ref={form} initialFocus={() => beginning(form.current)} className={popup}>
          <div className="relative flex shrink-0 items-center justify-between gap-4 overflow-hidden bg-tomato py-4 ps-5 pe-3 text-on-tomato md:ps-7">
            <div className="majolica absolute inset-0 opacity-12 [--tile:3.5rem]" aria-hidden="true" />
            <Base.Title className="relative text-h2">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="tap relative grid shrink-0 place-items-center rounded-full transition duration-150 ease-out hover:bg-current/15 active:scale-92"
            >
              <CloseIcon />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
