import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { GiftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { changeLiveCart } from '../../parts/cart/live-cart.ts';
import { plainGift } from '../../parts/cart/plain-gift.ts';
import { CheckoutRow, RowBody } from './checkout-row.tsx';
import { checkoutTexts as t } from './checkout-texts.ts';
import type { Rows } from './rows.ts';

const GiftForm = lazyWithRetry(() => import('../../parts/cart/gift-form.tsx'));

const tell = (gift: Cart['gift']) =>
  changeLiveCart({ gift }).catch((error: unknown) => toast({ text: errorText(error), tone: 'problem' }));

/** Order as a gift: recipient, a few words, no prices in the bag. */
export function GiftRow({ cart, rows }: { readonly cart: Cart; readonly rows: Rows }) {
  const { gift } = cart;
  const open = rows.isOpen('gift');
  const toggle = () => {
    if (!open && gift === null) void tell(plainGift);
    rows.toggle('gift');
  };
  const remove = () => {
    rows.close('gift');
    void tell(null);
  };
  return (
    <CheckoutRow
      id="gift"
      icon={GiftIcon}
      title={t.gift.title}
      line={gift ? (gift.recipient ? t.gift.for(gift.recipient) : t.gift.yes) : undefined}
      detail={gift?.hide_prices && t.gift.noPrices}
      action={gift ? t.rows.change : t.rows.add}
      open={open}
      onToggle={toggle}
    >
      {open && (
        <RowBody>
          <Suspense fallback={<Skeleton className="h-56 rounded-md" />}>
            <GiftForm gift={gift} onRemove={remove} />
          </Suspense>
        </RowBody>
      )}
    </CheckoutRow>
  );
}
