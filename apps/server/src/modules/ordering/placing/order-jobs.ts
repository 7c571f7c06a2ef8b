import { purgeTraces } from '../guard/traces-store.ts';
import { forgetLateOrders, purgeKeys } from '../order/order-privacy-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { expireOrders, voidPayment } from './expire-orders.ts';
import { expireJob, tidyJob, voidJob } from './order-job-kinds.ts';

/** What orders do by themselves: what is not paid in time gives everything back, what is not needed is forgotten. */
export const handleOrderJobs = (tools: OrderTools): void => {
  const { jobs, db, clock } = tools;
  jobs.every(expireJob, '* * * * *', () => expireOrders(tools));
  jobs.handle(voidJob, ({ orderId }) => voidPayment(tools, orderId));
  jobs.every(tidyJob, '20 4 * * *', async () => {
    await forgetLateOrders(db);
    await purgeKeys(db, clock());
    await purgeTraces(db, clock());
  });
};
