export type { MembershipFollower, OrderFollower } from './followers.ts';
export type { Payment, PaymentChange } from './payment.ts';
export { openPayments, type Payments } from './payments.ts';
export { mountPayments } from './routes.ts';
