export { countDisputes, countRefundsUnderWay, countUnsettled } from './figure-queries.ts';
export type {
  ChangeFollower,
  DisputeFollower,
  DisputeNews,
  MembershipFollower,
  OrderFollower,
} from './followers.ts';
export type { PastPayment } from './history-queries.ts';
export type { PaidCard, Payment, PaymentChange } from './payment.ts';
export type { Payments } from './payments.ts';
