import { parseStored, storage } from '../../base/storage/storage.ts';

/** A guest's key to an order; the newest is last. */
export type GuestOrder = {
  readonly id: string;
  readonly token: string;
  /** The order has ended, and the guest has seen it. */
  readonly over?: boolean;
};

/** More than one guest follows at once; the oldest go. */
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

/** Orders placed on this device without an account. */
export const guestOrders = (): readonly GuestOrder[] => parseStored(storage.read('orders'), isList) ?? [];

/** Key of a guest's order. */
export const guestToken = (id: string) => guestOrders().find((order) => order.id === id)?.token;

const keep = (orders: readonly GuestOrder[]) =>
  storage.write('orders', orders.length > 0 ? JSON.stringify(orders) : null);

/** Stores the key of an order, from its placing or from a mailed link. */
export const rememberGuestOrder = (order: GuestOrder) =>
  keep([...guestOrders().filter(({ id }) => id !== order.id), order].slice(-most));

/** Marks an order as ended, so that later visits do not ask for it again. */
export const closeGuestOrder = (id: string) => {
  const orders = guestOrders();
  if (orders.some((order) => order.id === id && !order.over))
    keep(orders.map((order) => (order.id === id ? { ...order, over: true } : order)));
};

/** Deletes a key that is no longer valid. */
export const forgetGuestOrder = (id: string) => keep(guestOrders().filter((order) => order.id !== id));
