import { parseStored, storage } from '../../base/storage/storage.ts';

/** A guest's key to an order; the newest is last. */
export type GuestOrder = { readonly id: string; readonly token: string };

/** More than anybody follows at once; the oldest go. */
const most = 20;

const isGuestOrder = (value: unknown): value is GuestOrder =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'token' in value &&
  typeof value.token === 'string';

const isList = (value: unknown): value is GuestOrder[] => Array.isArray(value) && value.every(isGuestOrder);

/** Orders that were placed from this device without an account. */
export const guestOrders = (): readonly GuestOrder[] => parseStored(storage.read('orders'), isList) ?? [];

/** The key to one of them. */
export const guestToken = (id: string) => guestOrders().find((order) => order.id === id)?.token;

/** Keeps the key to an order, from its placing or from a mailed link. */
export const rememberGuestOrder = (order: GuestOrder) => {
  const others = guestOrders().filter(({ id }) => id !== order.id);
  storage.write('orders', JSON.stringify([...others, order].slice(-most)));
};

/** Drops a key that opens nothing any more. */
export const forgetGuestOrder = (id: string) => {
  const others = guestOrders().filter((order) => order.id !== id);
  storage.write('orders', others.length > 0 ? JSON.stringify(others) : null);
};
