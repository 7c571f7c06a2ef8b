import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/shop-icons.tsx';
import { backdropStyle, popupStyle } from './overlay-style.ts';

type FormDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Takes all available width, for content as wide as a page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

const place = 'md:inset-0 md:m-auto md:h-fit md:max-h-[90dvh]';
const width = (wide: boolean) => (wide ? 'md:max-w-[min(94vw,93rem)]' : 'md:max-w-lg');

/** First focus: the first field, or the form itself where a field would open a keyboard. */
const beginning = (form: HTMLElement | null) =>
  matchMedia('(pointer: coarse)').matches ? form : (form?.querySelector<HTMLElement>('input') ?? form);

/** Dialog with a form: fills a phone; a press beside it does not close it, so that typed values stay. */
export function FormDialog({ open, onClose, title, closeLabel, wide = false, children }: FormDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  const named = useRef(title);

  // Another title means another form in the same dialog: the element that had the focus is gone.
  useEffect(() => {
    if (named.current !== title && open) beginning(form.current)?.focus();
    named.current = title;
  }, [title, open]);

  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          ref={form}
          initialFocus={() => beginning(form.current)}
          className={classNames(popupStyle, place, width(wide))}
        >
          <div className="relative flex shrink-0 items-center justify-between gap-4 overflow-hidden bg-tomato py-4 ps-5 pe-3 text-on-tomato max-md:pt-[calc(var(--inset-top)+1rem)] md:ps-7">
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
