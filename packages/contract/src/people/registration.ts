import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import {
  CaptchaField,
  CodeField,
  confirmed,
  EmailField,
  NameField,
  newPassword,
  PhoneField,
  Success,
} from './account-fields.ts';

/** The registration form (VAL-3 to VAL-9). */
export const RegisterForm = z
  .object({
    firstname: NameField,
    lastname: NameField,
    email: EmailField,
    telephone: PhoneField,
    ...newPassword,
    captcha: CaptchaField,
  })
  .check(confirmed());
export type RegisterForm = z.output<typeof RegisterForm>;

export const PhoneForm = z.object({ telephone: PhoneField });
export const CodeForm = z.object({ code: CodeField });

/** A code was sent. */
export const CodeSent = z.extend(Success, {
  /** The phone number, masked. */
  telephone: z.string(),
  /** Seconds until the next code may be requested, and until this one expires. */
  resend_in: z.int(),
  expires_in: z.int(),
});
export type CodeSent = z.output<typeof CodeSent>;

/**
 * Success is `{ success: true }`. What the specification calls a false result is `invalid` (422), whose text is ERR-3's;
 * any other refusal brings a text of its own to show. An email that has an account is answered like any other, and its
 * owner gets a mail; signing in afterwards then wants the password of that account.
 */
export const registration = routes({
  'POST /api/register': {
    summary: 'Create an account: the phone gets a code if SMS are sent, and sign-in works at once',
    auth: 'public',
    body: RegisterForm,
    response: Success,
    errors: ['captcha.refused', 'password.weak', 'phone.too_many_codes', 'too_many', 'unavailable'],
  },
  'POST /api/register/change': {
    summary: 'Set or change the phone, or send the code again',
    auth: 'customer',
    factor: true,
    body: PhoneForm,
    response: CodeSent,
    errors: ['phone.no_sms', 'phone.resend_wait', 'phone.too_many_codes'],
  },
  'POST /api/register/complete': {
    summary: 'Confirm the phone with the code of the SMS',
    auth: 'customer',
    body: CodeForm,
    response: Success,
    errors: [
      'phone.code_wrong',
      'phone.code_expired',
      'phone.code_exhausted',
      'phone.nothing_pending',
      'phone.taken',
    ],
  },
});
