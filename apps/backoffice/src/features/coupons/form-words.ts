import { money } from '@zanga/browser/format.ts';
import type { CouponForm } from '@zanga/contract/ordering/coupons-office';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { worthOf } from '@zanga/domain/coupons/coupon-words';
import { couponOf } from '@zanga/domain/coupons/editing/coupon-form';
import { occasionNames } from '../../parts/coupon-words.ts';
import { dayOf, lastDayOf } from '../../parts/editing/day-span.ts';
import { couponsTexts } from './coupons-texts.ts';

const t = couponsTexts.coupon;

const listed = (words: readonly string[]): string => words.join(', ') || t.nothing;
const yesNo = (value: boolean) => (value ? t.yes : t.no);
const counted = (value: number | null) => (value === null ? t.nothing : String(value));

type NameOf = (id: string) => string;

/** Value of a coupon in the customer's words. */
export const worthIn = (form: CouponForm, nameOf: NameOf): string =>
  worthOf(couponOf(form).reward, {
    free: form.reward.kind === 'free_product' ? form.reward.products.map(nameOf) : [],
  });

/** A field of a form in words, to compare the versions of two people. */
export const fieldWords = (form: CouponForm, field: keyof CouponForm, nameOf: NameOf): string => {
  const words: Readonly<Record<keyof CouponForm, () => string>> = {
    title: () => form.title || t.nothing,
    description: () => form.description || t.nothing,
    code: () => form.code ?? t.nothing,
    reward: () => worthIn(form, nameOf),
    from: () => dayOf(form.from),
    until: () => (form.until === null ? t.nothing : lastDayOf(form.until)),
    minimum: () => money(form.minimum),
    shops: () => listed(form.shops.map(nameOf)),
    channels: () => listed(form.channels.map((one) => channelNames[one])),
    categories: () => listed(form.categories.map(nameOf)),
    products: () => listed(form.products.map(nameOf)),
    first_order: () => yesNo(form.first_order),
    members_only: () => yesNo(form.members_only),
    birthday: () => yesNo(form.birthday),
    limit: () => counted(form.limit),
    limit_per_customer: () => counted(form.limit_per_customer),
    stackable: () => yesNo(form.stackable),
    shareable: () => yesNo(form.shareable),
    given: () => (form.given ? `${occasionNames[form.given.on]}, ${form.given.days}` : t.nothing),
  };
  return words[field]();
};
