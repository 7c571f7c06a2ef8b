import * as z from 'zod/mini';

// The used part of Web Authentication, between server and browser.

const Base64 = z.string().check(z.minLength(1), z.maxLength(10_000), z.regex(/^[\w-]+$/));
const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options for a browser to make a passkey. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(Credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof PasskeyCreation>;

/** Challenge for a browser to sign; without `allowCredentials` any passkey of this site may. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Credential),
});
export type PasskeyRequest = z.output<typeof PasskeyRequest>;

const answered = { id: Base64, rawId: Base64, type: z.literal('public-key') };

/** A passkey that a browser has made. */
export const MadePasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: Base64,
    attestationObject: Base64,
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
export type MadePasskey = z.output<typeof MadePasskey>;

/** Signature by a passkey. */
export const SignedPasskey = z.object({
  ...answered,
  response: z.object({ clientDataJSON: Base64, authenticatorData: Base64, signature: Base64 }),
});
export type SignedPasskey = z.output<typeof SignedPasskey>;
