import { addressGroup } from '../../../platform/ip-address.ts';
import type { Accounts } from '../../accounts/public.ts';
import type { CartOwner } from '../cart/cart-record.ts';

/**
 * The network an address lies in, as far as one customer of a provider may hold it: 256 addresses of version 4, a /56 of
 * version 6. Whoever moves about in it stays in it.
 */
const networkOf = (ip: string): string => {
  const group = addressGroup(ip);
  if (!group.includes(':')) return group.split('.').slice(0, 3).join('.');
  const [one = '0', two = '0', three = '0', four = '0'] = group.split(':');
  return [one, two, three, Number.parseInt(four, 16) >> 8].join(':');
};

export type Keys = Pick<Accounts, 'keys'>['keys'];

/** Under what an order is counted: keyed hashes from which nothing can be read. */
export type TraceKeys = {
  readonly phone: Buffer | null;
  readonly email: Buffer | null;
  readonly device: Buffer;
  readonly address: Buffer;
  /** Of a phone on a device, where it was proven. */
  readonly proof: Buffer;
  /** Phone and mail address by former keys: under these a shop may have blocked them. */
  readonly former: readonly Buffer[];
};

const deviceOf = (owner: CartOwner): string => (owner.kind === 'customer' ? owner.userId : owner.token);

/** A phone on a device: whoever proves it elsewhere, or fails to, changes nothing here. */
export const proofKey = (keys: Keys, owner: CartOwner, telephone: string): Buffer =>
  keys.mac('order_phone_code', `${deviceOf(owner)}\0${telephone}`);

/**
 * A phone or a mail address by every key there is, today's first: a block does not end because a key was changed. Totems
 * ask for neither.
 */
export const contactKeys = (keys: Keys, kind: 'phone' | 'email', value: string): readonly Buffer[] =>
  value === '' ? [] : keys.macs('order_trace', `${kind}\0${value.toLowerCase()}`);

/** Of all food that is had from a shop in one way and hour. */
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
