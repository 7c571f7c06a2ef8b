import type { Cart } from '@zanga/contract/ordering/carts';
import { Button } from '@zanga/ui/button.tsx';
import { TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useSession } from '../../base/session/session.ts';
import { pickerTexts as t } from './picker-texts.ts';

const CouponPicker = lazyWithRetry(() => import('./coupon-picker.tsx'));

/** Opens one's coupons over the cart or the checkout; who is not signed in has none. */
export function CouponPickerButton({ cart }: { readonly cart: Pick<Cart, 'coupon' | 'version'> }) {
  const { signedIn } = useSession();
  const [open, setOpen] = useState(false);
  if (!signedIn) return null;
  return (
    <>
      <Button variant="quiet" className="-ms-5" onClick={() => setOpen(true)}>
        <TicketIcon size={20} />
        {t.open}
      </Button>
      {open && (
        <Suspense>
          <CouponPicker cart={cart} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
