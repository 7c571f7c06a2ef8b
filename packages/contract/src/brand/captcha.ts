import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** Proof of work: find the counter whose derived key begins with `keyPrefix` (ALTCHA, second version). */
const ProofOfWork = z.object({
  kind: z.literal('altcha'),
  parameters: z.object({
    algorithm: z.string(),
    cost: z.int(),
    data: z.object({ expires_at: z.int() }),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});

/** Task for a visitor; a vendor's script gets its own task from the site key. */
export const CaptchaChallenge = z.discriminatedUnion('kind', [
  ProofOfWork,
  z.object({ kind: z.literal('turnstile'), site_key: z.string(), script: z.string() }),
  z.object({ kind: z.literal('recaptcha'), site_key: z.string(), script: z.string() }),
]);
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>;

/** Purpose of a captcha. A vendor's script gets it as the action, and the server compares it. */
export type CaptchaPurpose = 'register' | 'password' | 'contact' | 'phone_code' | 'order';

/** Solution of a captcha: base64 of ALTCHA's JSON, or the vendor's token (VAL-9). */
export const CaptchaSolution = z.string().check(z.minLength(1), z.maxLength(8_192));

export const captcha = routes({
  'GET /api/captcha': {
    summary: 'A captcha to solve before registering, resetting a password or writing to the brand',
    auth: 'public',
    response: CaptchaChallenge,
  },
});
