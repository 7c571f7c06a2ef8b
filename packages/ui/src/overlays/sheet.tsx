import { Drawer } from '@base-ui/react/drawer';
import { Fragment, type ReactNode } from 'react';
import { iconButtonStyle } from '../button-style.ts';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/shop-icons.tsx';
import { useOpenings } from './openings.ts';

type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Read out when it opens; drawn by the content unless `showTitle`. */
  readonly title: string;
  readonly showTitle?: boolean;
  readonly closeLabel: string;
  /** From the side, or from below on a phone and in the middle of a larger screen. */
  readonly side?: 'start' | 'bottom';
  /** Room for a picture beside the content on a large screen. */
  readonly wide?: boolean;
  /** Full height from the start, so that late content moves nothing. */
  readonly tall?: boolean;
  /** A question over another panel, which is dimmed. */
  readonly over?: boolean;
  /** Foot that stays while the content scrolls, for the main action. Hidden while a form inside is `data-unsaved`. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** Backdrop on the level of the panels, so that a later panel dims the open ones. */
const backdrop = classNames(
  'fixed inset-0 z-50 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))]',
  'transition-opacity duration-300 ease-out data-swiping:duration-0',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);

const viewports = {
  start: 'items-stretch justify-start',
  bottom: 'items-end justify-center md:items-center md:p-6',
};

const popups = {
  start: classNames(
    'h-full w-88 max-w-[calc(100vw-3rem)] rounded-e-lg [transform:translateX(var(--drawer-swipe-movement-x))]',
    'data-starting-style:[transform:translateX(-102%)] data-ending-style:[transform:translateX(-102%)]',
  ),
  bottom: classNames(
    'max-h-[92dvh] w-full rounded-t-lg md:max-h-[min(86dvh,54rem)] md:rounded-lg',
    '[transform:translateY(var(--drawer-swipe-movement-y))]',
    'data-starting-style:[transform:translateY(102%)] data-ending-style:[transform:translateY(102%)]',
    'md:data-starting-style:opacity-0 md:data-ending-style:opacity-0',
    'md:data-starting-style:[transform:translateY(1.5rem)] md:data-ending-style:[transform:translateY(1.5rem)]',
  ),
};

const tallest = 'h-[92dvh] md:h-[min(86dvh,54rem)]';

const popup = classNames(
  'group/acts relative flex flex-col overflow-hidden bg-raised text-ink shadow-lift outline-none',
  'transition-[transform,opacity] duration-300 ease-out data-swiping:select-none data-swiping:duration-0',
);

const closing = 'absolute end-3 z-10 bg-raised/90 backdrop-blur';

/** Sheet: a panel over the page, closed by swiping, Escape, the backdrop or its button. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, showTitle = false, closeLabel, side = 'bottom', footer, children } = props;
  const { wide = false, tall = false, over = false } = props;
  const openings = useOpenings(open);
  const width = wide ? 'md:max-w-5xl' : over ? 'md:max-w-lg' : 'md:max-w-2xl';
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      swipeDirection={side === 'start' ? 'left' : 'down'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop forceRender={over} className={backdrop} />
        <Drawer.Viewport className={classNames('fixed inset-0 z-50 flex', viewports[side])}>
          <Drawer.Popup
            className={classNames(popup, popups[side], side === 'bottom' && width, tall && tallest)}
          >
            <Drawer.Title className={showTitle ? 'px-5 pt-5 pb-4 pe-16 text-h2' : 'sr-only'}>
              {title}
            </Drawer.Title>
            <Drawer.Close
              aria-label={closeLabel}
              className={iconButtonStyle(
                classNames(closing, side === 'start' ? 'top-[calc(var(--inset-top)+0.75rem)]' : 'top-3'),
              )}
            >
              <CloseIcon />
            </Drawer.Close>
            <Drawer.Content
              className={classNames(
                'min-h-0 flex-auto touch-auto overflow-y-auto overscroll-contain',
                !footer && 'pb-(--inset-bottom)',
              )}
            >
              <Fragment key={openings}>{children}</Fragment>
            </Drawer.Content>
            {footer && (
              <div className="border-line border-t bg-raised px-5 pt-3 group-has-[[data-unsaved]]/acts:hidden pb-[max(0.75rem,var(--inset-bottom))]">
                {footer}
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
