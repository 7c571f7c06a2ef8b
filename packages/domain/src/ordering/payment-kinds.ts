/** Ways to pay an order: by card beforehand, in cash to the rider, at the till of the shop. */
export const paymentKinds = ['card', 'cash', 'till'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
