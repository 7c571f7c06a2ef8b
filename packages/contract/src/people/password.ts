import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { CaptchaField, confirmed, EmailField, newPassword, Success, TextField } from './account-fields.ts';

/** The form of a forgotten password (VAL-10). */
export const ForgottenForm = z.object({ email: EmailField, captcha: CaptchaField });

/** A new password from the mailed link, whose page gives `token`. */
export const ResetForm = z
  .object({ token: z.string().check(z.minLength(1), z.maxLength(200)), email: EmailField, ...newPassword })
  .check(confirmed());

export const ChangePasswordForm = z.object({ old_password: TextField, ...newPassword }).check(confirmed());

export const password = routes({
  'POST /api/password/email': {
    summary: 'Mail a link for a new password; refused when no account has that email (ERR-6)',
    auth: 'public',
    body: ForgottenForm,
    response: Success,
    errors: ['captcha.refused', 'password.email_unknown', 'too_many', 'unavailable'],
  },
  'POST /api/password/reset': {
    summary: 'Set a new password with the mailed link, once; every device is signed out',
    auth: 'public',
    body: ResetForm,
    response: Success,
    errors: ['password.reset_refused', 'password.weak', 'too_many'],
  },
  'PATCH /api/password/change': {
    summary: 'Change the password; every other device is signed out',
    auth: 'customer',
    factor: true,
    body: ChangePasswordForm,
    response: Success,
    errors: ['password.wrong', 'password.weak', 'password.none', 'auth.slow_down'],
  },
});
