import type { CouponForm, EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { useEditing } from '../../parts/editing/use-editing.ts';
import { readEdited, useSaved } from './coupons-queries.ts';
import { couponsTexts } from './coupons-texts.ts';

/** Editing of a coupon; a very high value is confirmed before saving. */
export const useSaving = (coupon: EditedCoupon) => {
  const [unusual, setUnusual] = useState(false);
  const saved = useSaved();
  const { save, ...editing } = useEditing<CouponForm, EditedCoupon, true>(coupon, {
    read: () => readEdited(coupon.id),
    write: (body, sure) =>
      service.api('PUT /api/backoffice/coupons/:coupon', {
        params: { coupon: coupon.id },
        body: { ...body, sure: sure ?? false },
      }),
    changed: 'coupon.changed',
    asks: (code) => {
      const asked = code === 'coupon.unusual';
      if (asked) setUnusual(true);
      return asked;
    },
    onSaved: async (next) => {
      toast({ text: couponsTexts.coupon.saved });
      await saved(next);
    },
  });
  const saveSure = (sure?: true) => {
    setUnusual(false);
    save(sure);
  };
  return { ...editing, save: saveSure, unusual, forgetUnusual: () => setUnusual(false) };
};

export type Editing = ReturnType<typeof useSaving>;
