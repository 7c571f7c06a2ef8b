import { Link, useNavigate } from '@tanstack/react-router';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { piecesIn } from '../../parts/cart/cart-intent.ts';
import { useCart } from '../../parts/cart/cart-state.ts';
import { changeLiveCart } from '../../parts/cart/live-cart.ts';
import { couponsTexts as t } from './coupons-texts.ts';

/** The way to use it in an order: straight into the cart that waits, or to the menu. */
export function CouponInCart({ coupon }: { readonly coupon: string }) {
  const pieces = piecesIn(useCart());
  const navigate = useNavigate();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await changeLiveCart({ coupon, coupon_choice: null });
    await navigate({
      to: '.',
      search: (search: OverlayParams) => ({ ...search, carrello: '1' as const }),
      state: { overlay: 'carrello' },
      resetScroll: false,
    });
  });
  return (
    <section aria-labelledby="online" className="flex flex-col items-start gap-3">
      <h2 id="online" className="text-h4">
        {t.useOnline}
      </h2>
      <p className="text-ink-soft">{t.useOnlineLine}</p>
      <FormAlert text={alert} />
      {pieces > 0 ? (
        <Button variant="outline" aria-disabled={busy || undefined} onClick={save}>
          {busy ? formTexts.sending : t.useInCart}
        </Button>
      ) : (
        <Link to="/home" hash="menu" className={buttonStyle({ variant: 'outline' })}>
          {t.orderNow}
        </Link>
      )}
    </section>
  );
}
