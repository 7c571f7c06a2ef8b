import { useLocation } from '@tanstack/react-router';
import { BagIcon, ChevronRightIcon } from '@zanga/ui/icons.tsx';
import { money } from '../../shared/format.ts';
import { OverlayLink } from '../../shared/overlay-link.tsx';
import { cartTexts as t } from './cart-texts.ts';
import { usePricedCart } from './use-priced-cart.ts';

/** How many pieces are wanted and what they would cost, within a thumb's reach. */
export function CartBar() {
  const { pieces, total } = usePricedCart();
  // A product's page has its own bar in the same place.
  const hidden = useLocation({ select: ({ pathname }) => pathname.startsWith('/prodotto/') });
  if (pieces === 0 || hidden) return null;
  return (
    <>
      {/* Room below the page, so that its end can be scrolled clear of the bar. */}
      <div className="h-20" />
      <aside
        aria-label={t.title}
        className="fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+0.75rem)] z-20 animate-rise md:start-auto md:end-8 md:w-88"
      >
        <OverlayLink
          name="carrello"
          className="flex min-h-14 items-center gap-3 rounded-full bg-tomato ps-5 pe-4 text-on-tomato shadow-lift transition hover:bg-tomato-deep active:scale-98"
        >
          <BagIcon className="shrink-0" />
          <span className="flex-1">
            <span className="block font-semibold leading-tight">{t.open}</span>
            <span className="block text-caption">{t.pieces(pieces)}</span>
          </span>
          {total !== undefined && (
            <span className="text-end leading-tight">
              <span className="block font-display font-semibold tabular-nums">{money(total)}</span>
              <span className="block text-caption">{t.indicative}</span>
            </span>
          )}
          <ChevronRightIcon size={20} className="shrink-0" />
        </OverlayLink>
      </aside>
    </>
  );
}
