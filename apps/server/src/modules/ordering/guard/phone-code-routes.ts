import { phoneCodes } from '@zanga/contract/ordering/phone-codes';
import type { UserId } from '@zanga/domain/ids';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { CartOwner } from '../cart/cart-record.ts';
import { confirmPhoneCode } from './confirm-phone-code.ts';
import { type CodeTools, sendPhoneCode } from './send-phone-code.ts';

const visitor = (token: string): CartOwner => ({ kind: 'visitor', token });
const customer = ({ userId }: { readonly userId: UserId }): CartOwner => ({ kind: 'customer', userId });

/** Codes that confirm the phone of an order. */
export const mountPhoneCodes = (mounting: MountTools, tools: CodeTools): void =>
  mount(mounting, phoneCodes, {
    'POST /api/phone-code': ({ body: { cart_token, ...form }, call: { ip, now } }) =>
      sendPhoneCode(tools, { ...form, ip, owner: visitor(cart_token) }, now),
    'POST /api/phone-code/confirm': ({ body: { cart_token, ...typed }, call: { now } }) =>
      confirmPhoneCode(tools, { ...typed, owner: visitor(cart_token) }, now),
    'POST /api/customer/phone-code': ({ body, call: { ip, now, session } }) =>
      sendPhoneCode(tools, { ...body, ip, owner: customer(session) }, now),
    'POST /api/customer/phone-code/confirm': ({ body, call: { now, session } }) =>
      confirmPhoneCode(tools, { ...body, owner: customer(session) }, now),
  });
