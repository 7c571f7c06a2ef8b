import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { texts } from '../../base/texts/texts.ts';
import { changeLiveCart } from '../cart/live-cart.ts';
import { type CouponPick, PickedCoupon } from './picked-coupon.tsx';
import { pickerTexts as t } from './picker-texts.ts';

type CouponPickerProps = {
  readonly cart: Pick<Cart, 'coupon' | 'version'>;
  readonly onClose: () => void;
};

/** Puts a coupon on the cart; shows the reason when the server now refuses it. */
const usePicking = (onClose: () => void) => {
  const { busy, once } = useOnce();
  const [alert, setAlert] = useState<string>();
  const pick = ({ coupon, choice }: CouponPick) =>
    void once(async () => {
      setAlert(undefined);
      try {
        const { issues } = await changeLiveCart({ coupon, coupon_choice: choice });
        const refusal = issues.find(({ code }) => code === 'coupon_refused');
        if (refusal) setAlert(refusal.text);
        else onClose();
      } catch (error) {
        setAlert(errorText(error));
      }
    });
  return { busy, alert, pick };
};

type OffersProps = Pick<CouponPickerProps, 'cart'> & Omit<ReturnType<typeof usePicking>, 'alert'>;

function Offers({ cart, busy, pick }: OffersProps) {
  const query = useService().query('GET /api/customer/carts/coupons');
  const { data, error, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, cart.version],
    staleTime: 0,
    gcTime: 0,
  });
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-28 rounded-lg" />
        <Skeleton className="h-28 rounded-lg" />
      </div>
    );
  if (data.coupons.length === 0)
    return (
      <div className="flex flex-col gap-2">
        <p className="font-semibold">{t.empty}</p>
        <p className="text-ink-soft">{t.emptyBody}</p>
      </div>
    );
  return (
    <>
      <p className="text-ink-soft">{t.line}</p>
      <ul className="flex flex-col gap-3">
        {data.coupons.map((coupon) => {
          const using = coupon.id === cart.coupon?.id;
          const chosen = using ? (cart.coupon?.choice ?? null) : null;
          return <PickedCoupon key={coupon.id} {...{ coupon, using, chosen, busy }} onPick={pick} />;
        })}
      </ul>
    </>
  );
}

/** The person's coupons, each with its saving on this very cart. */
export default function CouponPicker(props: CouponPickerProps) {
  const { alert, ...picking } = usePicking(props.onClose);
  return (
    <FormDialog open onClose={props.onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex flex-col gap-4 overflow-y-auto p-5 md:p-7">
        <FormAlert text={alert} />
        <Offers cart={props.cart} {...picking} />
      </div>
    </FormDialog>
  );
}
