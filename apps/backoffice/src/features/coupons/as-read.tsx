import type { CouponForm } from '@zanga/contract/ordering/coupons-office';
import { rulesInWords } from '@zanga/domain/coupons/coupon-words';
import { couponOf, couponProblems } from '@zanga/domain/coupons/editing/coupon-form';
import { couponsTexts } from './coupons-texts.ts';
import { worthIn } from './form-words.ts';
import type { Names } from './use-names.ts';

const t = couponsTexts.coupon;

type AsReadProps = { readonly form: CouponForm; readonly nameOf: Names['nameOf'] };

/** Preview of the coupon in the customers' words. */
export function AsRead({ form, nameOf }: AsReadProps) {
  const unfinished = couponProblems(form, undefined).some(({ field }) => field === 'reward');
  const names = {
    shops: form.shops.map(nameOf),
    things: [...form.categories, ...form.products].map(nameOf),
    free: form.reward.kind === 'free_product' ? form.reward.products.map(nameOf) : [],
  };
  return (
    <aside className="flex flex-col gap-2 rounded-md bg-sunken p-4 md:p-5" aria-label={t.asRead}>
      <h2 className="font-semibold font-text text-caption text-ink-soft tracking-normal">{t.asRead}</h2>
      {unfinished ? (
        <p className="text-small">{t.unfinished}</p>
      ) : (
        <>
          <p className="wrap-anywhere font-semibold">{form.title}</p>
          <p className="font-display font-semibold text-h3">{worthIn(form, nameOf)}</p>
          <p className="wrap-anywhere text-small empty:hidden">{form.description}</p>
          <ul className="list-disc ps-5 text-ink-soft text-small">
            {rulesInWords({ ...couponOf(form), id: '' }, names).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
