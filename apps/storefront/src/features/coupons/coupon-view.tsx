import type { CouponDetail } from '@zanga/contract/ordering/coupons';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { atMoment } from '@zanga/domain/time-words';
import { Badge } from '@zanga/ui/badge.tsx';
import type { ReactNode } from 'react';
import { CouponCode } from './coupon-code.tsx';
import { CouponRules, FreeProducts } from './coupon-facts.tsx';
import { CouponInCart } from './coupon-in-cart.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { stateMark, untilWords } from './coupon-words.ts';
import { codeTexts, couponsTexts as t } from './coupons-texts.ts';
import { GiveCoupon } from './give-coupon.tsx';

type CouponViewProps = {
  readonly coupon: CouponDetail;
  readonly receivedAt: number;
  readonly onAgain: () => void;
};

const over: ReadonlySet<CouponDetail['state']> = new Set(['used', 'ended']);

function Head({ coupon }: Pick<CouponViewProps, 'coupon'>) {
  const now = serviceNow();
  const mark = stateMark(coupon);
  return (
    <CouponTicket terms={coupon} ready={coupon.state === 'ready'}>
      <h1 className="pb-2 text-balance text-h2">{coupon.title}</h1>
      <Badge tone={mark.tone}>{mark.text}</Badge>
      {coupon.description && <p className="pt-2">{coupon.description}</p>}
      {coupon.why_not && <p className="pt-2 font-semibold">{coupon.why_not}</p>}
      <p className="pt-2 text-ink-soft text-small">
        {coupon.used_at
          ? t.usedAt(atMoment(new Date(coupon.used_at), now))
          : untilWords(coupon.valid_until, now)}
      </p>
      {coupon.given_by && <p className="text-ink-soft text-small">{t.givenBy(coupon.given_by)}</p>}
    </CouponTicket>
  );
}

function Card({ children }: { readonly children: ReactNode }) {
  return <div className="rounded-lg bg-surface p-5 shadow-card empty:hidden md:p-6">{children}</div>;
}

function AtTheTill({ coupon, receivedAt, onAgain }: CouponViewProps) {
  const { shown, why_not_shown: whyNot } = coupon;
  return (
    <Card>
      <section aria-labelledby="till">
        <h2 id="till" className="pb-3 text-h4">
          {codeTexts.title}
        </h2>
        {shown ? (
          <CouponCode key={shown.qrcode} shown={shown} receivedAt={receivedAt} onAgain={onAgain} />
        ) : (
          <p className="text-ink-soft">{whyNot}</p>
        )}
      </section>
    </Card>
  );
}

/** A coupon with all its actions. */
export function CouponView(props: CouponViewProps) {
  const { coupon, onAgain } = props;
  const isOver = over.has(coupon.state);
  const givable = coupon.shareable || coupon.why_not_shareable !== null;
  return (
    <div className="flex flex-col gap-5">
      <Head coupon={coupon} />
      {!isOver && (
        <div className="grid items-start gap-5 *:min-w-0 md:grid-cols-2">
          <AtTheTill {...props} />
          <div className="flex flex-col gap-5">
            <Card>
              <CouponInCart coupon={coupon.id} />
            </Card>
            {givable && (
              <Card>
                {coupon.shareable ? (
                  <GiveCoupon
                    coupon={coupon.id}
                    title={coupon.title}
                    shared={coupon.shared_until !== null}
                    onChanged={onAgain}
                  />
                ) : (
                  <p className="text-ink-soft">{coupon.why_not_shareable}</p>
                )}
              </Card>
            )}
          </div>
        </div>
      )}
      <Card>
        <div className="flex flex-col gap-5">
          <CouponRules rules={coupon.rules} />
          <FreeProducts free_products={coupon.free_products} />
        </div>
      </Card>
    </div>
  );
}
