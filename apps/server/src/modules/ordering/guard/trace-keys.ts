import type { Accounts } from '../../accounts/public.ts';
import type { CartOwner } from '../cart/cart-record.ts';
import { networkOf } from './network-of.ts';

type Keys = Pick<Accounts, 'keys'>['keys'];

/** Under what an order is counted: keyed hashes from which nothing can be read. */
export type TraceKeys = {
  readonly phone: Buffer | null;
  readonly email: Buffer | null;
  readonly device: Buffer;
  readonly address: Buffer;
  /** Of a phone on a device, where it was proven. */
  readonly proof: Buffer;
};

const deviceOf = (owner: CartOwner): string => (owner.kind === 'customer' ? owner.userId : owner.token);

/** A phone on a device: whoever proves it elsewhere, or fails to, changes nothing here. */
export const proofKey = (keys: Keys, owner: CartOwner, telephone: string): Buffer =>
  keys.mac('order_phone_code', `${deviceOf(owner)}\0${telephone}`);

/** A phone or a mail address; totems ask for neither. */
export const contactKey = (keys: Keys, kind: 'phone' | 'email', value: string): Buffer | null =>
  value === '' ? null : keys.mac('order_trace', `${kind}\0${value.toLowerCase()}`);

type From = {
  readonly owner: CartOwner;
  readonly contact: { readonly email: string; readonly telephone: string };
  readonly ip: string;
};

export const traceKeys = (keys: Keys, { owner, contact, ip }: From): TraceKeys => ({
  phone: contactKey(keys, 'phone', contact.telephone),
  email: contactKey(keys, 'email', contact.email),
  device: keys.mac('order_trace', `device\0${deviceOf(owner)}`),
  address: keys.mac('order_trace', `address\0${networkOf(ip)}`),
  proof: proofKey(keys, owner, contact.telephone),
});
