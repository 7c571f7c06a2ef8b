import type { CouponForm } from '@zanga/contract/ordering/coupons-office';
import { worthOf } from '@zanga/domain/coupons/coupon-words';
import { couponFields } from '@zanga/domain/coupons/editing/coupon-fields';
import { couponOf } from '@zanga/domain/coupons/editing/coupon-form';
import { occasionNames } from '../../parts/coupon-words.ts';
import { dayOf, lastDayOf } from '../../parts/editing/day-span.ts';
import { listed, simpleWords } from '../../parts/editing/simple-words.ts';

type NameOf = (id: string) => string;

/** Value of a coupon in the customer's words. */
export const worthIn = (form: CouponForm, nameOf: NameOf): string =>
  worthOf(couponOf(form).reward, {
    free: form.reward.kind === 'free_product' ? form.reward.products.map(nameOf) : [],
  });

/** A field of a form in words, to compare the versions of two people. */
export const fieldWords = (form: CouponForm, field: keyof CouponForm, nameOf: NameOf): string => {
  switch (field) {
    case 'code':
      return listed(form.code === null ? [] : [form.code]);
    case 'reward':
      return worthIn(form, nameOf);
    case 'from':
      return dayOf(form.from);
    case 'until':
      return listed(form.until === null ? [] : [lastDayOf(form.until)]);
    case 'shops':
    case 'categories':
    case 'products':
      return listed(form[field].map(nameOf));
    case 'given':
      return listed(form.given ? [occasionNames[form.given.on], String(form.given.days)] : []);
    default:
      return simpleWords(couponFields, field, form[field]);
  }
};
