import { Button } from '@zanga/ui/button.tsx';
import { Dialog } from '@zanga/ui/overlays/dialog.tsx';
import { settleWaiting } from '../../parts/cart/cart-changes.ts';
import { useCart } from '../../parts/cart/cart-state.ts';
import { cartTexts as t } from './cart-texts.ts';

/** A cart is of one shop where it says so: adding from another asks first. */
export function OtherShopDialog() {
  const { waiting, live } = useCart();
  const shop = live?.deliveries.find((delivery) => delivery.shop?.id === live.single_cart_shop)?.shop;
  return (
    <Dialog open={waiting !== null} onClose={() => settleWaiting('leave')} title={t.otherShop}>
      <div className="m-auto flex max-w-md flex-col gap-4 p-6 text-center md:m-0 md:max-w-none">
        <p aria-hidden="true" className="font-display font-semibold text-h2">
          {t.otherShop}
        </p>
        <p>{t.otherShopBody(shop?.name ?? null)}</p>
        <Button onClick={() => settleWaiting('start_over')}>{t.startOver}</Button>
        <Button variant="outline" onClick={() => settleWaiting('leave')}>
          {t.keep}
        </Button>
      </div>
    </Dialog>
  );
}
