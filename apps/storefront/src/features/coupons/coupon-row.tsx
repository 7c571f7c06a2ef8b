import { Link } from '@tanstack/react-router';
import type { Coupon } from '@zanga/contract/ordering/coupons';
import { Badge } from '@zanga/ui/badge.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { stateMark, untilWords } from './coupon-words.ts';
import { couponsTexts as t } from './coupons-texts.ts';

type CouponRowProps = { readonly coupon: Coupon; readonly now: Date };

/** A coupon in the list; the whole row leads to its page. */
export function CouponRow({ coupon, now }: CouponRowProps) {
  const { id, title, why_not: whyNot, given_by: giver, valid_until: validUntil } = coupon;
  const mark = stateMark(coupon);
  return (
    <li className="relative rounded-lg transition-shadow hover:shadow-lift">
      <CouponTicket terms={coupon} ready={coupon.state === 'ready'} className="h-full">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1">
          <h3 className="text-h4">
            <Link
              to="/coupons/$coupon"
              params={{ coupon: id }}
              aria-label={t.open(title)}
              className="after:absolute after:inset-0 after:rounded-lg"
            >
              {title}
            </Link>
          </h3>
          <Badge tone={mark.tone}>{mark.text}</Badge>
        </div>
        {whyNot && <p className="text-small">{whyNot}</p>}
        <p className="text-ink-soft text-small">{untilWords(validUntil, now)}</p>
        {giver && <p className="text-ink-soft text-small">{t.givenBy(giver)}</p>}
      </CouponTicket>
    </li>
  );
}
