import { answering } from '@zanga/contract/ordering/answering';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { seePlan, setPlan } from './see-plan.ts';

/** What happens to orders that nobody answers, as managers set it. */
export const mountAnswering = (tools: MountTools, { db }: { readonly db: Db }): void =>
  mount(tools, answering, {
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
  });
