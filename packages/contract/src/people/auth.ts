import { signupRoute } from '@zanga/domain/accounts/profile';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { orNull } from '../wire/values.ts';
import { EmailField, formMessages, NameField, Success, TextField } from './account-fields.ts';

export const SocialNetwork = z.enum(['facebook', 'apple']);
export type SocialNetwork = z.output<typeof SocialNetwork>;

/** The login form (VAL-1). */
export const LoginForm = z.object({ email: EmailField, password: TextField });

/**
 * The OAuth client that asks for a person; our own web and apps send nothing or name themselves, partners bring a
 * secret.
 */
const client = {
  /** A name, or a number as other systems have it. */
  client_id: orNull(
    z.union([
      z.string().check(z.regex(/^[\w-]{1,64}$/)),
      z.pipe(
        z.int().check(z.gte(0)),
        z.transform((id: number) => String(id)),
      ),
    ]),
  ),
  client_secret: orNull(z.string().check(z.maxLength(200))),
};

/** A provider's token from its own app, or the ticket of a login window. */
const socialToken = z.string().check(z.minLength(1, formMessages.required), z.maxLength(8_000));

export const PasswordGrant = z.object({
  ...client,
  grant_type: z.literal('password'),
  username: EmailField,
  password: TextField,
  /**
   * Links, with `access_token`, that social account to this one, once the password has proved whose account it is. An
   * account with a second factor is signed in and not linked: that takes `POST /api/customer/socials`.
   */
  network: orNull(SocialNetwork),
  access_token: orNull(socialToken),
});

export const SocialGrant = z.object({
  ...client,
  grant_type: z.literal('social'),
  network: SocialNetwork,
  access_token: socialToken,
  /** Apple tells an app the name only at the first sign-in. */
  firstname: orNull(NameField),
  lastname: orNull(NameField),
});

export const Grant = z.discriminatedUnion('grant_type', [PasswordGrant, SocialGrant], {
  error: 'scegliere password o social',
});
export type Grant = z.output<typeof Grant>;

export const RedirectRoute = z.literal(signupRoute);

export const Token = z.object({
  token_type: z.literal('Bearer'),
  access_token: z.string(),
  /** Seconds until it expires unused. */
  expires_in: z.int(),
  /** Only while the signup is incomplete: the app goes to that route (LOG-11). */
  redirect_route: z.optional(RedirectRoute),
});
export type Token = z.output<typeof Token>;

/** Result of a login window; `access_token` is good once, for two minutes, in the social grant. */
export const Handover = z.object({
  status: z.enum(['none', 'pending', 'ready', 'failed']),
  network: z.nullable(SocialNetwork),
  access_token: z.nullable(z.string()),
});

const AppleName = z.object({
  name: orNull(z.object({ firstName: orNull(z.string()), lastName: orNull(z.string()) })),
});

/** Apple's answer: a form with `state` after the web window, or the data that its library gave an app. */
export const AppleResponse = z.object({
  state: orNull(z.string().check(z.maxLength(200))),
  code: orNull(z.string().check(z.maxLength(2_000))),
  error: orNull(z.string().check(z.maxLength(200))),
  id_token: orNull(socialToken),
  identityToken: orNull(socialToken),
  authorizationCode: orNull(z.string().check(z.maxLength(2_000))),
  /** JSON as text in the form; comes at the first sign-in only. */
  user: orNull(z.union([z.string().check(z.maxLength(2_000)), AppleName])),
  givenName: z.nullish(z.string().check(z.maxLength(100))),
  familyName: z.nullish(z.string().check(z.maxLength(100))),
});
export type AppleResponse = z.output<typeof AppleResponse>;

const SignIn = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  platform: z.nullable(z.string()),
  /** Browser and network; null for a sign-in before they were recorded. */
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  /** Whether it is the calling one. */
  current: z.boolean(),
});

export const auth = routes({
  'POST /oauth/token': {
    summary: 'Sign in with email and password, or with a social network; JSON or form-encoded',
    auth: 'public',
    body: Grant,
    response: Token,
    errors: [
      'auth.bad_credentials',
      'auth.unknown_client',
      'auth.slow_down',
      'auth.facebook_failed',
      'auth.apple_failed',
      'auth.social_email_missing',
      'auth.link_required',
      'too_many',
    ],
  },
  'POST /login/apple/callback': {
    summary: 'Apple’s answer: a page that ends the login window, or for an app JSON with `access_token`',
    auth: 'public',
    body: AppleResponse,
    bytes: ['text/html; charset=utf-8', 'application/json; charset=utf-8'],
    errors: ['auth.apple_failed', 'too_many'],
  },
  'POST /api/login/nonce': {
    summary:
      'A nonce for the next Apple sign-in of an app, as it is or its SHA-256 in hex; good once, for ten minutes',
    auth: 'public',
    response: z.object({ nonce: z.string() }),
    errors: ['too_many'],
  },
  'POST /api/login/handover': {
    summary: 'State of this browser’s login window; asked once a second (LOG-13)',
    auth: 'public',
    response: Handover,
  },
  'POST /api/customer/socials': {
    summary:
      'Link a social account to an account with a second factor; with a password alone, `oauth/token` links',
    auth: 'customer',
    factor: true,
    body: z.object({ network: SocialNetwork, access_token: socialToken }),
    response: Success,
    errors: ['auth.facebook_failed', 'auth.apple_failed', 'too_many'],
  },
  'DELETE /api/user/token': {
    summary: 'Sign out here: the token ends, and so do notifications to this device',
    auth: 'customer',
    status: 204,
  },
  'GET /api/customer/sessions': {
    summary: 'The caller’s sign-ins',
    auth: 'customer',
    response: z.object({ data: z.array(SignIn) }),
  },
  'DELETE /api/customer/sessions': {
    summary: 'End all other sign-ins',
    auth: 'customer',
    factor: true,
    status: 204,
  },
  'DELETE /api/customer/sessions/:session': {
    summary: 'End one sign-in',
    auth: 'customer',
    factor: true,
    params: z.object({ session: z.string().check(z.maxLength(100)) }),
    status: 204,
    errors: ['session.not_found'],
  },
});
