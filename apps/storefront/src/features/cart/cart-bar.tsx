import { useLocation } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { BagIcon, ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { OverlayLink } from '../../base/navigation/overlay-link.tsx';
import { piecesIn } from '../../parts/cart/cart-intent.ts';
import { useCart } from '../../parts/cart/cart-state.ts';
import { countWarnings } from './cart-rows.ts';
import { cartTexts as t } from './cart-texts.ts';

/** A product's page has its own bar in the same place, the checkout its own total. */
const isElsewhere = (path: string) => path.startsWith('/prodotto/') || path.startsWith('/checkout');

/** Number of pieces and total of the cart, within the thumb's reach. */
export function CartBar() {
  const cart = useCart();
  const pieces = piecesIn(cart);
  const hidden = useLocation({ select: ({ pathname }) => isElsewhere(pathname) });
  if (pieces === 0 || hidden) return null;
  const warnings = countWarnings(cart.live);
  return (
    <>
      {/* Room below the page, so that its end can be scrolled clear of the bar. */}
      <div className="h-20" />
      <aside
        data-order-bar
        aria-label={t.title}
        className="fixed inset-x-4 bottom-[calc(var(--bottom-bar-height)+0.75rem)] z-20 animate-rise md:start-auto md:end-8 md:w-88"
      >
        <OverlayLink
          name="carrello"
          className="flex min-h-14 items-center gap-3 rounded-full bg-tomato ps-5 pe-4 text-on-tomato shadow-lift transition hover:bg-tomato-deep active:scale-98 forced-colors:border"
        >
          <BagIcon className="shrink-0" />
          <span className="flex-1">
            <span className="block font-semibold leading-tight">{t.open}</span>
            <span className="block text-caption">
              {t.pieces(pieces)}
              {warnings > 0 && ` · ${t.warnings(warnings)}`}
            </span>
          </span>
          {cart.live && (
            <span
              className={classNames(
                'font-display font-semibold tabular-nums transition-opacity',
                cart.unsent.length > 0 && 'opacity-60',
              )}
            >
              {money(cart.live.total_price)}
            </span>
          )}
          <ChevronRightIcon size={20} className="shrink-0" />
        </OverlayLink>
      </aside>
    </>
  );
}
