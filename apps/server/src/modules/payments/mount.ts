import { measurePayments } from './measure-payments.ts';
import type { Payments } from './payments.ts';
import { mountPaymentRoutes } from './routes.ts';

export { openPayments, type Payments } from './payments.ts';

type Mounted = Parameters<typeof mountPaymentRoutes>[0] & Parameters<typeof measurePayments>[0];

/** Registers the routes of payments, and gauges for stuck payments. */
export const mountPayments = (tools: Mounted, payments: Payments): void => {
  mountPaymentRoutes(tools, payments);
  measurePayments(tools);
};
