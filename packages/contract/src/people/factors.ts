import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant, id, orNull } from '../wire/values.ts';
import { Success, TextField } from './account-fields.ts';
import { LoginForm, Token } from './auth.ts';
import { MadePasskey, PasskeyCreation, PasskeyRequest, SignedPasskey } from './passkeys.ts';

/** Six digits of an app, or a recovery code; spaces and dashes are allowed. */
const Code = z.string().check(z.trim(), z.minLength(1, 'campo obbligatorio'), z.maxLength(40));
const Half = z.string().check(z.minLength(1), z.maxLength(200));
const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** Second factors that the person can use. */
export const FactorWays = z.object({ totp: z.boolean(), passkey: z.boolean(), recovery: z.boolean() });
export type FactorWays = z.output<typeof FactorWays>;

/** Proof of identity: a second factor, or the password without one. */
export const Proof = z.union([
  z.object({ code: Code }),
  z.object({ passkey: SignedPasskey }),
  z.object({ password: TextField }),
]);
export type Proof = z.output<typeof Proof>;

const HalfSignIn = z.object({
  /** Good for the second step alone, and no bearer token. */
  half: z.string(),
  expires_in: z.int(),
  ways: FactorWays,
});
export type HalfSignIn = z.output<typeof HalfSignIn>;

export const OwnFactors = z.object({
  totp: z.nullable(z.object({ added_at: Instant })),
  passkeys: z.array(
    z.object({ id: id('pky'), name: z.string(), added_at: Instant, used_at: z.nullable(Instant) }),
  ),
  /** Number of unused recovery codes. */
  recovery_left: z.int(),
  has_password: z.boolean(),
  /** Whether the brand's rule demands a second factor of managers and owners. */
  required: z.boolean(),
  /** Deadline to add one; null with one, or without the duty. */
  due_at: z.nullable(Instant),
  /** Whether this sign-in can do nothing else before one is added. */
  must: z.boolean(),
});
export type OwnFactors = z.output<typeof OwnFactors>;

/** Recovery codes drawn with the first second factor, shown once; null for further factors. */
const Drawn = z.object({ recovery: z.nullable(z.array(z.string())) });

export const PasskeyForm = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'campo obbligatorio'), z.maxLength(60)),
  passkey: MadePasskey,
});

const entering = ['auth.half_over', 'auth.slow_down', 'too_many'] as const;

/** Second factors of the staff: sign-in, administration, proof of identity. */
export const factors = routes({
  'POST /api/backoffice/sign-in': {
    summary:
      'Sign in as staff; with a second factor the answer is half a sign-in, good for the second step alone',
    auth: 'public',
    body: LoginForm,
    response: z.object({ token: z.nullable(Token), half: z.nullable(HalfSignIn) }),
    errors: ['auth.bad_credentials', 'auth.slow_down', 'auth.unknown_client', 'too_many'],
  },
  'POST /api/backoffice/sign-in/code': {
    summary: 'Second step with a code of the app, or a recovery code',
    auth: 'public',
    body: z.object({ half: Half, code: Code }),
    response: Token,
    errors: ['factor.wrong', ...entering],
  },
  'POST /api/backoffice/sign-in/passkey/options': {
    summary: 'Challenge for a passkey to sign in with: alone, or as the second step',
    auth: 'public',
    body: z.object({ half: orNull(Half) }),
    response: PasskeyRequest,
    errors: ['auth.half_over', 'too_many'],
  },
  'POST /api/backoffice/sign-in/passkey': {
    summary: 'Sign in with a passkey: alone, or as the second step',
    auth: 'public',
    body: z.object({ half: orNull(Half), passkey: SignedPasskey }),
    response: Token,
    errors: ['factor.passkey_refused', ...entering],
  },
  'GET /api/backoffice/factors': {
    summary: 'The caller’s second factors',
    auth: 'factors.own',
    response: OwnFactors,
  },
  'POST /api/backoffice/factors/totp': {
    summary:
      'Start with an authenticator app: a secret that waits for its first code; a second call gives the same one',
    auth: 'factors.own',
    audit: 'none',
    fresh: true,
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['factor.already'],
  },
  'POST /api/backoffice/factors/totp/confirm': {
    summary:
      'First code of the app: it becomes a second factor, and other sign-ins end if it is the first factor',
    auth: 'factors.own',
    audit: 'person.add_factor',
    fresh: true,
    body: z.object({ code: Code }),
    response: Drawn,
    errors: ['factor.wrong', 'factor.already', 'factor.not_found', 'auth.slow_down'],
  },
  'DELETE /api/backoffice/factors/totp': {
    summary: 'Remove the app',
    auth: 'factors.own',
    audit: 'person.remove_factor',
    fresh: true,
    status: 204,
    errors: ['factor.not_found', 'factor.last'],
  },
  'POST /api/backoffice/factors/passkeys/options': {
    summary: 'Options for a browser to make a passkey',
    auth: 'factors.own',
    audit: 'none',
    fresh: true,
    response: PasskeyCreation,
    errors: ['factor.too_many'],
  },
  'POST /api/backoffice/factors/passkeys': {
    summary: 'Save a new passkey; other sign-ins end if it is the first second factor',
    auth: 'factors.own',
    audit: 'person.add_factor',
    fresh: true,
    body: PasskeyForm,
    status: 201,
    response: Drawn,
    errors: ['factor.passkey_refused', 'factor.too_many'],
  },
  'DELETE /api/backoffice/factors/passkeys/:passkey': {
    summary: 'Remove a passkey',
    auth: 'factors.own',
    audit: 'person.remove_factor',
    fresh: true,
    params: z.object({ passkey: id('pky', Key) }),
    status: 204,
    errors: ['factor.not_found', 'factor.last'],
  },
  'POST /api/backoffice/factors/recovery': {
    summary: 'Draw ten new recovery codes; the earlier ones stop working',
    auth: 'factors.own',
    audit: 'person.new_recovery_codes',
    fresh: true,
    response: z.object({ recovery: z.array(z.string()) }),
    errors: ['factor.not_found'],
  },
  'POST /api/backoffice/proof/options': {
    summary: 'Challenge for the caller’s passkeys to prove their identity',
    auth: 'factors.own',
    audit: 'none',
    response: PasskeyRequest,
    errors: ['factor.not_found'],
  },
  'POST /api/backoffice/proof': {
    summary:
      'Prove the caller’s identity, for ten minutes of this sign-in; by password only without a second factor',
    auth: 'factors.own',
    audit: 'none',
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
  'PUT /api/backoffice/factors/rule': {
    summary: 'Set whether managers and owners must have a second factor',
    auth: 'factors.require',
    audit: 'brand.require_factor',
    fresh: true,
    body: z.object({ required: z.boolean() }),
    response: z.object({ required: z.boolean() }),
  },
});
