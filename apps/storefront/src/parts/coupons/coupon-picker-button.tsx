import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Cart } from '@zanga/contract/ordering/carts';
import { Button } from '@zanga/ui/button.tsx';
import { TicketIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../base/loading/lazy-with-retry.tsx';
import { useOverlay } from '../../base/navigation/overlay.ts';
import type { OverlayParams } from '../../base/navigation/search-params.ts';
import { useSession } from '../../base/session/session.ts';
import { pickerTexts as t } from './picker-texts.ts';

const CouponPicker = lazyWithRetry(() => import('./coupon-picker.tsx'));

type PickerButtonProps = {
  readonly cart: Pick<Cart, 'coupon' | 'version'>;
  /** The button stands in the cart's sheet, which may lie over the checkout with a button of its own. */
  readonly inSheet?: boolean;
};

/** Opens the customer's coupons over the cart or the checkout, as a history entry; a visitor has no such button. */
export function CouponPickerButton({ cart, inSheet = false }: PickerButtonProps) {
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const { value, close } = useOverlay('coupon');
  const sheetIsOpen = useSearch({ strict: false, select: ({ carrello }) => carrello === '1' });
  if (!signedIn) return null;
  const open = () =>
    void navigate({
      to: '.',
      search: (search: OverlayParams) => ({ ...search, coupon: '1' as const }),
      state: { overlay: 'coupon' },
      resetScroll: false,
    });
  return (
    <>
      <Button variant="quiet" className="-ms-5" onClick={open}>
        <TicketIcon size={20} />
        {t.open}
      </Button>
      {value === '1' && sheetIsOpen === inSheet && (
        <Suspense>
          <CouponPicker cart={cart} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
