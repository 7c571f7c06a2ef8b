import { sweepEvery } from '../../platform/retention/sweep.ts';
import { watchAnswers } from './answering/watch-answers.ts';
import { purgeCarts } from './cart/cart-store.ts';
import { expireChanges } from './changes/expire-changes.ts';
import { callOffOrder } from './cinema/call-off-order.ts';
import { tellShow } from './cinema/tell-show.ts';
import { closeLeftOpen } from './closing/close-left-open.ts';
import { tellLeftOpen } from './closing/tell-left-open.ts';
import { purgeBlocks, purgePhoneCodes, purgeTraces } from './guard/traces-store.ts';
import {
  answersJob,
  callOffJob,
  changesJob,
  closeJob,
  expireJob,
  purgeCartsJob,
  screensJob,
  tellLeftOpenJob,
  tellShowJob,
  tidyJob,
  voidJob,
} from './job-kinds.ts';
import {
  forgetGuestsDoors,
  forgetLateOrders,
  forgetOldOrders,
  purgeKeys,
  purgeNumbers,
  purgeSteps,
} from './order/order-privacy-store.ts';
import type { OrderTools } from './order/order-tools.ts';
import { expireOrders, voidPayment } from './placing/expire-orders.ts';
import { purgeScreens } from './screens/screens-store.ts';
import { watchScreens } from './screens/watch-screens.ts';

/** The jobs of ordering: unpaid orders expire each minute, and old data are deleted at night. */
export const handleOrderingJobs = (tools: OrderTools): void => {
  const { jobs, db, clock } = tools;
  jobs.every(expireJob, '* * * * *', () => expireOrders(tools));
  jobs.every(answersJob, '* * * * *', () => watchAnswers(tools, clock()));
  jobs.every(screensJob, '* * * * *', () => watchScreens(tools, clock()));
  jobs.every(closeJob, '*/10 * * * *', () => closeLeftOpen(tools, clock()));
  jobs.handle(tellLeftOpenJob, ({ shopId }) => tellLeftOpen(tools, shopId, clock()));
  jobs.handle(tellShowJob, (of) => tellShow(tools, of, clock()));
  jobs.handle(callOffJob, (of) => callOffOrder(tools, of, clock()));
  jobs.every(changesJob, '* * * * *', () => expireChanges(tools, clock()));
  jobs.handle(voidJob, ({ orderId }) => voidPayment(tools, orderId));
  sweepEvery(tools, purgeCartsJob, '41 3 * * *', { visitors_carts: (before) => purgeCarts(db, before) });
  sweepEvery(tools, tidyJob, '20 4 * * *', {
    order_keys: (before) => purgeKeys(db, before),
    order_traces: (before) => purgeTraces(db, before),
    phone_codes: (before, now) => purgePhoneCodes(db, before, now),
    limits: (now) => purgeBlocks(db, now),
    guests_doors: (before) => forgetGuestsDoors(db, before),
    order_people: async (before) => {
      await forgetLateOrders(db);
      return forgetOldOrders(db, before);
    },
    order_steps: (before) => purgeSteps(db, before),
    order_numbers: (before) => purgeNumbers(db, before),
    screens: (before) => purgeScreens(db, before),
  });
};
