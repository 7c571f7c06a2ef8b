import { totems } from '@zanga/contract/shops/totems';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Payments } from '../payments/public.ts';
import { addTotem, totemsOf } from './keep-totems.ts';
import { seeTotem } from './see-totem.ts';
import { retireTotem } from './store.ts';

type TotemMount = MountTools & {
  readonly db: Db;
  readonly payments: Pick<Payments, 'atTerminal'>;
  readonly origin: () => string;
};

/** Routes to set totems up, and what a totem asks when it wakes; orders at totems are in `ordering/totem`. */
export const mountTotems = ({ db, payments, origin, ...tools }: TotemMount): void =>
  mount(tools, totems, {
    'GET /api/backoffice/shops/:shop/totems': ({ params }) => totemsOf(db, params.shop),
    'POST /api/backoffice/shops/:shop/totems': ({ params, body, call: { session, now } }) =>
      addTotem(db, { shop: params.shop, ...body, userId: session.userId, origin: origin() }, now),
    'DELETE /api/backoffice/totems/:totem': async ({ params, call: { now } }) =>
      (await retireTotem(db, params.totem, now)) ? undefined : refuse('totem.not_found'),
    'POST /api/totem/here': ({ body: { key }, call: { now } }) =>
      seeTotem(db, { key, terminals: payments.atTerminal }, now),
  });
