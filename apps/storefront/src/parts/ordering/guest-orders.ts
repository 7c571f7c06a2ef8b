import { parseStored, storage } from '../../base/storage/storage.ts';

/** A guest's key to an order; the newest is last. */
export type GuestOrder = {
  readonly id: string;
  readonly token: string;
  /** It runs no more, and whoever holds the device has seen so. */
  readonly over?: boolean;
};

/** More than anybody follows at once; the oldest go. */
const most = 20;

const isGuestOrder = (value: unknown): value is GuestOrder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'token' in value &&
  typeof value.token === 'string' &&
  (!('over' in value) || typeof value.over === 'boolean');

const isList = (value: unknown): value is GuestOrder[] => Array.isArray(value) && value.every(isGuestOrder);

/** Orders that were placed from this device without an account. */
export const guestOrders = (): readonly GuestOrder[] => parseStored(storage.read('orders'), isList) ?? [];

/** The key to one of them. */
export const guestToken = (id: string) => guestOrders().find((order) => order.id === id)?.token;

const keep = (orders: readonly GuestOrder[]) =>
  storage.write('orders', orders.length > 0 ? JSON.stringify(orders) : null);

/** Keeps the key to an order, from its placing or from a mailed link. */
export const rememberGuestOrder = (order: GuestOrder) =>
  keep([...guestOrders().filter(({ id }) => id !== order.id), order].slice(-most));

/** Notes that an order runs no more, so that nobody asks for it again at every visit. */
export const closeGuestOrder = (id: string) => {
  const orders = guestOrders();
  if (orders.some((order) => order.id === id && !order.over))
    keep(orders.map((order) => (order.id === id ? { ...order, over: true } : order)));
};

/** Drops a key that opens nothing any more. */
export const forgetGuestOrder = (id: string) => keep(guestOrders().filter((order) => order.id !== id));
