export { measurePayments } from './measure-payments.ts';
export { openPayments, type Payments } from './payments.ts';
export { mountPayments } from './routes.ts';
