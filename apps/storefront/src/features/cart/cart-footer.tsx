import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { classNames } from '@zanga/ui/class-names.ts';
import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useNames } from '../../base/api/names.ts';
import { cartTexts as t } from './cart-texts.ts';

function PrimeSaving({ cart }: { readonly cart: Cart }) {
  const names = useNames();
  if (cart.prime_saving === 0) return null;
  return (
    <p className="flex items-center gap-2 text-majolica-ink text-small">
      <PrimeIcon size={20} className="shrink-0" />
      <span>
        <strong>{t.primeTitle(names)}</strong> {t.prime(money(cart.prime_saving))}
      </span>
    </p>
  );
}

type CartFooterProps = {
  readonly cart: Cart | null;
  /** The server has priced the shown lines. */
  readonly settled: boolean;
  readonly blocked: boolean;
  readonly onGoOn: () => void;
};

/** Total and link to the checkout. The total is announced only after the server has confirmed it. */
export function CartFooter({ cart, settled, blocked, onGoOn }: CartFooterProps) {
  return (
    <div className="flex flex-col gap-3">
      {cart && <PrimeSaving cart={cart} />}
      <p className="flex items-baseline justify-between gap-4">
        <span aria-hidden="true" className="font-semibold">
          {t.total}
        </span>
        {cart ? (
          <span
            aria-hidden="true"
            className={classNames(
              'font-display font-semibold text-h3 tabular-nums transition-opacity',
              !settled && 'opacity-45',
            )}
          >
            {money(cart.total_price)}
          </span>
        ) : (
          <Skeleton className="h-7 w-20" />
        )}
        <span role="status" className="sr-only">
          {cart && settled && t.totalIs(money(cart.total_price))}
        </span>
      </p>
      {blocked && (
        <p id="cart-blocked" className="font-medium text-small text-alarm-ink">
          {t.checkoutBlocked}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Link
          to="/checkout"
          className={buttonStyle({ size: 'large' }, 'flex-1 whitespace-nowrap')}
          {...(blocked && { 'aria-describedby': 'cart-blocked' })}
        >
          {t.checkout}
        </Link>
        <Button variant="outline" size="large" className="flex-1 whitespace-nowrap" onClick={onGoOn}>
          {t.goOn}
        </Button>
      </div>
    </div>
  );
}
