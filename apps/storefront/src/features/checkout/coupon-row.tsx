import { money } from '@zanga/browser/format.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { TagIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { CheckoutRow, RowBody } from './checkout-row.tsx';
import { checkoutTexts as t } from './checkout-texts.ts';
import type { Rows } from './rows.ts';

const CouponField = lazyWithRetry(() => import('../../parts/coupons/coupon-field.tsx'));

/** The coupon of the order, or a line that asks for one. */
export function CouponRow({ cart, rows }: { readonly cart: Cart; readonly rows: Rows }) {
  const { coupon, coupon_code: code } = cart;
  const refused = coupon === null && code !== null;
  const open = refused || rows.isOpen('coupon');
  return (
    <CheckoutRow
      id="coupon"
      icon={TagIcon}
      title={t.coupon.title}
      line={coupon?.title}
      detail={coupon && coupon.discount > 0 && t.coupon.saves(money(coupon.discount))}
      action={coupon ? t.rows.change : t.rows.add}
      open={open}
      onToggle={refused ? undefined : () => rows.toggle('coupon')}
    >
      {open && (
        <RowBody>
          <Suspense fallback={<Skeleton className="h-14 rounded-md" />}>
            <CouponField cart={cart} />
          </Suspense>
        </RowBody>
      )}
    </CheckoutRow>
  );
}
