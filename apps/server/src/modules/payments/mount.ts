export { openPayments, type Payments } from './payments.ts';
export { mountPayments } from './routes.ts';
