import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { couponStops } from '@zanga/contract/ordering/coupons-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { useSaved } from './coupons-queries.ts';
import { couponsTexts } from './coupons-texts.ts';

const t = couponsTexts.stop;

type Stopped = EditedCoupon['stopped'];

type Whom = NonNullable<Stopped>;
type WhomProps = { readonly whom: Whom; readonly onWhom: (whom: Whom) => void };

function Whom({ whom, onWhom }: WhomProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">{t.whom}</legend>
      {couponStops.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3 text-ink">
          <input
            type="radio"
            name="whom"
            className="size-4 shrink-0"
            checked={whom === one}
            onChange={() => onWhom(one)}
          />
          {t[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** Starts a coupon, or stops it: for new customers, or for all. */
export function StopButton({ coupon }: { readonly coupon: EditedCoupon }) {
  const [asked, setAsked] = useState(false);
  const [whom, setWhom] = useState<Whom>('new');
  const { busy, alert, change } = useChange();
  const saved = useSaved();
  const set = (stopped: Stopped) =>
    change(
      async () => {
        const params = { coupon: coupon.id };
        await saved(
          await service.api('POST /api/backoffice/coupons/:coupon/stop', { params, body: { stopped } }),
        );
      },
      () => {
        setAsked(false);
        toast({ text: stopped === null ? t.started : t.stopped });
      },
    );
  if (coupon.stopped !== null)
    return (
      <button
        type="button"
        aria-disabled={busy || undefined}
        className={deskButtonStyle('solid')}
        onClick={() => !busy && set(null)}
      >
        {coupon.stopped === 'new' || coupon.uses + coupon.held + coupon.codes > 0 ? t.resume : t.start}
      </button>
    );
  return (
    <>
      <button type="button" className={deskButtonStyle()} onClick={() => setAsked(true)}>
        {t.stop}
      </button>
      <Confirm
        open={asked}
        title={t.title}
        confirm={t.stop}
        cancel={t.cancel}
        busy={busy}
        alert={alert}
        onConfirm={() => set(whom)}
        onClose={() => setAsked(false)}
      >
        <Whom whom={whom} onWhom={setWhom} />
        <p className="pt-2">{t.line}</p>
      </Confirm>
    </>
  );
}
