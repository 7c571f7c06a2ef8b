import { italianNumber } from '@zanga/domain/italian-number';
/** Amounts that a priced cart and an order have in common. */
export type Amounts = {
  readonly list: number;
  readonly discount: number;
  readonly member_discount: number;
  readonly coupon_discount: number;
  readonly delivery: number;
};

export type AmountRow = {
  readonly kind: 'list' | 'discount' | 'member' | 'coupon' | 'delivery';
  /** Contribution to the total; savings are below zero. */
  readonly amount: number;
};

/** Rows from the list price to the total, which is their sum. A delivery always has a row, even a free one. */
export const amountRows = (amounts: Amounts, brought: boolean): readonly AmountRow[] => {
  const savings: readonly AmountRow[] = [
    { kind: 'discount', amount: -amounts.discount },
    { kind: 'member', amount: -amounts.member_discount },
    { kind: 'coupon', amount: -amounts.coupon_discount },
  ];
  return [
    { kind: 'list', amount: amounts.list },
    ...savings.filter(({ amount }) => amount !== 0),
    ...(brought || amounts.delivery !== 0 ? [{ kind: 'delivery' as const, amount: amounts.delivery }] : []),
  ];
};

/** `10`, `5,5`: a rate in words. */
export const rateWords = (basisPoints: number) => italianNumber(basisPoints / 100, { most: 2 });
