import type { Cart } from '@zanga/contract/ordering/carts';
import type { Service } from '../../../base/api/api.tsx';
import { isSignedIn } from '../../../base/session/session.ts';

type PhoneToConfirm = { readonly service: Service; readonly cart: Cart; readonly telephone: string };

/** Has a code sent to the phone of the order that is about to be placed. */
export const sendPhoneCode = ({ service, cart, telephone }: PhoneToConfirm, captcha: string) => {
  const body = { telephone, captcha };
  return isSignedIn()
    ? service.api('POST /api/customer/phone-code', { body })
    : service.api('POST /api/phone-code', { body: { ...body, cart_token: cart.token ?? '' } });
};

export const confirmPhoneCode = ({ service, cart, telephone }: PhoneToConfirm, code: string) => {
  const body = { telephone, code };
  return isSignedIn()
    ? service.api('POST /api/customer/phone-code/confirm', { body })
    : service.api('POST /api/phone-code/confirm', { body: { ...body, cart_token: cart.token ?? '' } });
};
