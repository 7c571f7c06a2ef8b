import * as z from 'zod/mini';
import { CaptchaField, CodeField, PhoneField, Success } from '../people/account-fields.ts';
import { CodeSent } from '../people/registration.ts';
import { routes } from '../wire/route.ts';

const cart_token = z.string().check(z.minLength(20), z.maxLength(100));

export const PhoneCodeForm = z.object({ telephone: PhoneField, captcha: CaptchaField });
export const PhoneProofForm = z.object({ telephone: PhoneField, code: CodeField });

const sending = [
  ...(['captcha.refused', 'phone.no_sms', 'phone.resend_wait', 'phone.too_many_codes'] as const),
  'unavailable',
] as const;
const proving = [
  'phone.code_wrong',
  'phone.code_expired',
  'phone.code_exhausted',
  'phone.nothing_pending',
] as const;

/** Confirms the phone after the refusal `order.code_needed`; the same order is then accepted. */
export const phoneCodes = routes({
  'POST /api/phone-code': {
    summary: 'Send a code to the phone of a guest’s order; it holds for the browser that has the cart',
    auth: 'public',
    body: z.extend(PhoneCodeForm, { cart_token }),
    response: CodeSent,
    errors: sending,
  },
  'POST /api/phone-code/confirm': {
    summary: 'Confirm the phone of a guest’s order with the code of the SMS',
    auth: 'public',
    body: z.extend(PhoneProofForm, { cart_token }),
    response: Success,
    errors: proving,
  },
  'POST /api/customer/phone-code': {
    summary: 'Send a code to the phone of an order, for an account without a confirmed one',
    auth: 'customer',
    body: PhoneCodeForm,
    response: CodeSent,
    errors: sending,
  },
  'POST /api/customer/phone-code/confirm': {
    summary: 'Confirm the phone of an order with the code of the SMS',
    auth: 'customer',
    body: PhoneProofForm,
    response: Success,
    errors: proving,
  },
});
