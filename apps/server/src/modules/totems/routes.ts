import { totems } from '@zanga/contract/shops/totems';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Payments } from '../payments/public.ts';
import { addTotem, removeTotem, totemsOf } from './keep-totems.ts';
import { seeTotem } from './see-totem.ts';

type TotemMount = MountTools & {
  readonly db: Db;
  readonly payments: Pick<Payments, 'atTerminal'>;
  readonly origin: () => string;
};

/** Routes to set totems up, and the first call of a totem; orders at totems are in `ordering/totem`. */
export const mountTotems = ({ db, payments, origin, ...tools }: TotemMount): void =>
  mount(tools, totems, {
    'GET /api/backoffice/shops/:shop/totems': ({ params, call: { session } }) =>
      totemsOf(db, { shop: params.shop, session }),
    'POST /api/backoffice/shops/:shop/totems': ({ params, body, call: { session, now } }) =>
      addTotem(db, { shop: params.shop, ...body, session, origin: origin() }, now),
    'DELETE /api/backoffice/totems/:totem': async ({ params, call: { session, now } }) =>
      (await removeTotem(db, { id: params.totem, session }, now)) ? undefined : refuse('totem.not_found'),
    'POST /api/totem/here': ({ body: { key }, call: { now } }) =>
      seeTotem(db, { key, terminals: payments.atTerminal }, now),
  });
