import { addressGroup } from '../../../platform/ip-address.ts';
import type { Accounts } from '../../accounts/public.ts';
import type { CartOwner } from '../cart/cart-record.ts';

/**
 * Network of an address, as large as one customer of a provider may have: 256 addresses of IPv4, a /56 of IPv6.
 * Changing address within it does not escape the count.
 */
const networkOf = (ip: string): string => {
  const group = addressGroup(ip);
  if (!group.includes(':')) return group.split('.').slice(0, 3).join('.');
  const [one = '0', two = '0', three = '0', four = '0'] = group.split(':');
  return [one, two, three, Number.parseInt(four, 16) >> 8].join(':');
};

export type Keys = Pick<Accounts, 'keys'>['keys'];

/** Keyed hashes under which an order is counted; unreadable without the key. */
export type TraceKeys = {
  readonly phone: Buffer | null;
  readonly email: Buffer | null;
  readonly device: Buffer;
  readonly address: Buffer;
  /** Phone and device, for a proof by code. */
  readonly proof: Buffer;
  /** Phone and mail address by former keys: a shop may have blocked them under these. */
  readonly former: readonly Buffer[];
};

const deviceOf = (owner: CartOwner): string => (owner.kind === 'customer' ? owner.userId : owner.token);

/** Key of a phone on a device: a proof on another device, or a failed one, changes nothing here. */
export const proofKey = (keys: Keys, owner: CartOwner, telephone: string): Buffer =>
  keys.mac('order_phone_code', `${deviceOf(owner)}\0${telephone}`);

/**
 * Hashes of a phone or mail address by every key in use, today's first: a block does not end with a key rotation.
 * Totems ask for neither.
 */
export const contactKeys = (keys: Keys, kind: 'phone' | 'email', value: string): readonly Buffer[] =>
  value === '' ? [] : keys.macs('order_trace', `${kind}\0${value.toLowerCase()}`);

/** Key of all food from a shop in one mode and hour. */
export const hourKey = (
  keys: Keys,
  { shop, mode, hour }: { readonly shop: string; readonly mode: string; readonly hour: number },
): Buffer => keys.mac('order_trace', `hour\0${shop}\0${mode}\0${hour}`);

export const tableKey = (keys: Keys, table: string): Buffer => keys.mac('order_trace', `table\0${table}`);

type From = {
  readonly owner: CartOwner;
  readonly contact: { readonly email: string; readonly telephone: string };
  readonly ip: string;
};

export const traceKeys = (keys: Keys, { owner, contact, ip }: From): TraceKeys => {
  const [phone = null, ...formerPhones] = contactKeys(keys, 'phone', contact.telephone);
  const [email = null, ...formerEmails] = contactKeys(keys, 'email', contact.email);
  return {
    phone,
    email,
    device: keys.mac('order_trace', `device\0${deviceOf(owner)}`),
    address: keys.mac('order_trace', `address\0${networkOf(ip)}`),
    proof: proofKey(keys, owner, contact.telephone),
    former: [...formerPhones, ...formerEmails],
  };
};
