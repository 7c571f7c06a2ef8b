import type { AddressInfo } from 'node:net';
import type { CartId } from '@zanga/domain/ids';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/connection.ts';
import type { Log } from '../../../platform/log.ts';
import { dropCart } from '../cart/cart-store.ts';
import { beginRehearsal, endRehearsal } from './rehearsal-store.ts';
import type { RehearsedKeys } from './rehearsed-keys.ts';
import { walkTheWay } from './walk-the-way.ts';

export type RehearsalTools = {
  /** The HTTP server of this process. */
  readonly app: { readonly server: { readonly address: () => AddressInfo | string | null } };
  readonly db: Db;
  readonly log: Log;
  readonly keys: RehearsedKeys;
  /** Real time, even in a sandbox with a moved clock. */
  readonly world: Clock;
};

/** Local address of this process; undefined while it does not listen. */
const ownAddress = (app: RehearsalTools['app']): string | undefined => {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return undefined;
  const anywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  const host = anywhere[address.address] ?? address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
};

/** Orders as a customer would, cancels, leaves no trace and records the result. Skipped while another node runs. */
export const rehearseNow = async ({ app, db, log, keys, world }: RehearsalTools): Promise<void> => {
  const address = ownAddress(app);
  if (address === undefined) return;
  const id = await beginRehearsal(db, world());
  if (id === undefined) return;
  let cart: CartId | undefined;
  const noteCart = (made: { readonly id: CartId }) => {
    cart = made.id;
  };
  const walked = await walkTheWay({ address, keys, noteCart });
  if (walked.outcome === 'failed') log.error({ rehearsal: walked }, 'a rehearsed order failed');
  await endRehearsal(db, id, walked, world());
  if (cart !== undefined) await dropCart(db, cart);
};
