import { errorText } from '@zanga/browser/form/error-text.ts';
import { formTexts } from '@zanga/browser/form/form-texts.ts';
import type { SharedCoupon } from '@zanga/contract/ordering/coupons';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { useSession } from '../../base/session/session.ts';
import { CouponRules } from './coupon-facts.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { untilWords } from './coupon-words.ts';
import { sharedTexts as t } from './shared-texts.ts';

type SharedCouponViewProps = {
  readonly coupon: SharedCoupon;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onTake: () => void;
};

/** The coupon behind a link, before it is taken. */
export function SharedCouponView({ coupon, busy, error, onTake }: SharedCouponViewProps) {
  const { signedIn } = useSession();
  const now = serviceNow();
  return (
    <div className="flex flex-col gap-5">
      {coupon.given_by && <p className="text-lead">{t.from(coupon.given_by)}</p>}
      <CouponTicket terms={coupon} ready className="border border-line">
        <h2 className="text-h4">{coupon.title}</h2>
        {coupon.description && <p className="pt-1">{coupon.description}</p>}
        <p className="pt-1 text-ink-soft text-small">{untilWords(coupon.valid_until, now)}</p>
      </CouponTicket>
      <CouponRules rules={coupon.rules} />
      <FormAlert text={error ? errorText(error) : undefined} />
      <div>
        <Button size="large" aria-disabled={busy || undefined} onClick={onTake}>
          {busy ? formTexts.sending : signedIn ? t.take : t.signInAndTake}
        </Button>
        <p className="pt-2 text-ink-soft text-small">
          {t.until(untilMoment(new Date(coupon.expires_at), now))}
        </p>
      </div>
    </div>
  );
}
