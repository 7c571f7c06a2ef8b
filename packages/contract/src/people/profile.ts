import { consentKinds } from '@zanga/domain/accounts/consents';
import { allergens, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { EmailField, NameField, PhoneField, Success, TextField } from './account-fields.ts';
import { RedirectRoute, SocialNetwork } from './auth.ts';
import { FactorWays, Proof } from './factors.ts';
import { PasskeyRequest } from './passkeys.ts';

const Consent = z.object({
  granted: z.boolean(),
  /** Last answer, and the text it was about; null without an answer. */
  at: z.nullable(z.iso.datetime()),
  version: z.nullable(z.string()),
});

export const User = z.object({
  id: id('usr'),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** `all_shops` only for a role in all of them. */
  roles: z.array(z.object({ name: z.string(), all_shops: z.optional(z.boolean()) })),
  zanga_prime: z.boolean(),
  email_verified: z.boolean(),
  /** Only where no SMS is sent, so that a confirmed mail stands for the phone, and this one is not. */
  email_to_confirm: z.optional(z.boolean()),
  /** New address whose link is not opened yet. */
  pending_email: z.nullable(z.string()),
  /** The confirmed number. */
  telephone: z.nullable(z.string()),
  /** New number that awaits its code. */
  pending_telephone: z.nullable(z.object({ telephone: z.string(), resend_in: z.int(), expires_in: z.int() })),
  birthdate: z.nullable(z.iso.date()),
  dietary_labels: z.array(z.enum(dietaryLabels)),
  allergens_to_avoid: z.array(z.enum(allergens)),
  consents: z.object({ marketing: Consent, profiling: Consent, push: Consent }),
  has_password: z.boolean(),
  socials: z.array(SocialNetwork),
  created_at: z.iso.datetime(),
  /** Only while the signup is incomplete (LOG-11). */
  redirect_route: z.optional(RedirectRoute),
});
export type User = z.output<typeof User>;

const unique = <T>() => z.refine<T[]>((list) => new Set(list).size === list.length, 'valori ripetuti');

/** Changed fields of the profile; a missing one keeps its value. */
export const ProfileForm = z.object({
  firstname: z.optional(NameField),
  lastname: z.optional(NameField),
  /** Takes effect once the mailed link is opened. */
  email: z.optional(EmailField),
  /** Current password, required for a new email of an account that has one. */
  password: z.optional(TextField),
  /** Takes effect with its code in `register/complete`. */
  telephone: z.optional(PhoneField),
  birthdate: z.optional(z.nullable(z.iso.date())),
  dietary_labels: z.optional(z.array(z.enum(dietaryLabels)).check(unique())),
  allergens_to_avoid: z.optional(z.array(z.enum(allergens)).check(unique())),
  /** Each with the version of the text that was shown (`@zanga/domain/accounts/consents`). */
  consents: z.optional(
    z
      .array(z.object({ kind: z.enum(consentKinds), granted: z.boolean(), version: TextField }))
      .check(z.maxLength(consentKinds.length)),
  ),
});
export type ProfileForm = z.output<typeof ProfileForm>;

export const profile = routes({
  'GET /api/user': { summary: 'The signed-in person', auth: 'customer', response: User },
  'PATCH /api/customer': {
    summary:
      'Change the profile; a new email or phone must be confirmed first, and needs the second factor if there is one',
    auth: 'customer',
    body: ProfileForm,
    response: User,
    errors: [
      'auth.confirm_again',
      'consent.outdated',
      'invalid',
      'password.wrong',
      'auth.slow_down',
      'phone.no_sms',
      'phone.resend_wait',
      'phone.too_many_codes',
      'too_many',
    ],
  },
  'POST /api/customer/email/confirm': {
    summary: 'Confirm the new email with the mailed link, on any device',
    auth: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: Success,
    errors: ['email.link_refused', 'email.taken'],
  },
  'GET /api/customer/confirm': {
    summary: 'Ways to prove the caller’s identity; the password counts only without a second factor',
    auth: 'customer',
    response: z.extend(FactorWays, { password: z.boolean() }),
  },
  'POST /api/customer/confirm': {
    summary: 'Prove the caller’s identity before changes that a forgotten unlocked phone must not make',
    auth: 'customer',
    body: Proof,
    response: Success,
    errors: [
      'factor.wrong',
      'factor.passkey_refused',
      'password.wrong',
      'auth.sign_in_again',
      'auth.slow_down',
    ],
  },
  'POST /api/customer/confirm/passkey': {
    summary: 'Challenge for the caller’s passkeys to prove their identity',
    auth: 'customer',
    response: PasskeyRequest,
    errors: ['factor.not_found'],
  },
  'DELETE /api/customer': {
    summary:
      'Delete the account for good: personal data is erased, every device is signed out; needs a fresh sign-in',
    auth: 'customer',
    fresh: true,
    status: 204,
    errors: ['person.last_owner'],
  },
  'GET /api/customer/export': {
    summary: 'All stored data about the person, as a JSON file; needs a fresh sign-in',
    auth: 'customer',
    fresh: true,
    bytes: ['application/json; charset=utf-8'],
    errors: ['too_many'],
  },
});
