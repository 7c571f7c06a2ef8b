import { Dialog as Base } from '@base-ui/react/dialog';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { useOpenings } from './openings.ts';
import { backdropStyle, popupStyle } from './overlay-style.ts';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Read out when it opens. */
  readonly title: string;
  /** Element that gets the focus first; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** A small panel in the middle of a phone's screen instead of a full one. */
  readonly small?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

const place = 'md:inset-x-0 md:top-[8dvh] md:bottom-auto md:mx-auto md:max-h-[80dvh] md:max-w-2xl';
const full = 'max-md:pt-(--inset-top) max-md:pb-(--inset-bottom)';
const middle = classNames(
  'max-md:inset-x-4 max-md:top-1/2 max-md:bottom-auto max-md:-translate-y-1/2 max-md:rounded-lg',
  'md:max-w-md',
);

/** Dialog for things to type: fills a phone, so that the keyboard never covers the field. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, initialFocus, small = false, className, children } = props;
  const openings = useOpenings(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup
          className={classNames(popupStyle, place, small ? middle : full, className)}
          {...(initialFocus && { initialFocus })}
        >
          <Base.Title className="sr-only">{title}</Base.Title>
          <Fragment key={openings}>{children}</Fragment>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Button that closes its dialog. */
export const DialogClose = Base.Close;
