import { answering } from '@zanga/contract/ordering/answering';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { seePlan, setPlan } from './see-plan.ts';
import { tryAlarm } from './try-alarm.ts';

/** Plans for unanswered orders, set by managers. */
export const mountAnswering = (mounting: MountTools, tools: OrderTools): void => {
  const { db } = tools;
  mount(mounting, answering, {
    'GET /api/backoffice/answering': ({ call: { session } }) => seePlan(db, { session, shop: null }),
    'PUT /api/backoffice/answering': ({ body: { plan }, call: { session, now } }) =>
      setPlan(db, { session, shop: null, plan }, now),
    'GET /api/backoffice/shops/:shop/answering': ({ params: { shop }, call: { session } }) =>
      seePlan(db, { session, shop }),
    'PUT /api/backoffice/shops/:shop/answering': ({
      params: { shop },
      body: { plan },
      call: { session, now },
    }) => setPlan(db, { session, shop, plan }, now),
    'POST /api/backoffice/shops/:shop/answering/trials': ({ params, body, call: { session, now } }) =>
      tryAlarm(tools, { session, shop: params.shop, way: body.way }, now),
  });
};
