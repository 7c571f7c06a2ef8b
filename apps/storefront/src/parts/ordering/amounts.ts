import { italianNumber } from '@zanga/domain/italian-number';
/** What a priced cart and an order both tell of their amounts. */
export type Amounts = {
  readonly list: number;
  readonly discount: number;
  readonly member_discount: number;
  readonly coupon_discount: number;
  readonly delivery: number;
};

export type AmountRow = {
  readonly kind: 'list' | 'discount' | 'member' | 'coupon' | 'delivery';
  /** What it adds to the total; savings are below zero. */
  readonly amount: number;
};

/** How a total came about, row by row; the rows add up to it. Delivery is told where something is brought, even for nothing. */
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

/** `10`, `5,5`: a rate as people say it. */
export const rateWords = (basisPoints: number) => italianNumber(basisPoints / 100, { most: 2 });
