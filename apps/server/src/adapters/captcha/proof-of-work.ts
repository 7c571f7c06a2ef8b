import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/**
 * Keys a phone tries, with rounds for each: about a second of its time, a few milliseconds of ours. That is the price
 * of one registration; a machine that wants thousands pays thousands of times.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, fewest: 150, most: 450 };

const Solution = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.literal(work.algorithm),
        cost: z.literal(work.cost),
        data: z.object({ expires_at: z.number() }),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        nonce: z.string(),
        salt: z.string(),
      })
      .strict(),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().regex(/^[\da-f]{64}$/) }),
});

const readJson = (payload: string): unknown => {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString());
  } catch {
    return undefined;
  }
};

type ProofOfWork = Extract<CaptchaChallenge, { kind: 'altcha' }>;

/** Makes a signed challenge; the signature covers its expiry. */
export const makeChallenge = async (key: string, expiresAt: Date): Promise<ProofOfWork> => {
  const { algorithm, cost, fewest, most } = work;
  const challenge = await createChallenge({
    algorithm,
    cost,
    counter: randomInt(most, fewest),
    deriveKey,
    // Not the library's own field, which it compares with the machine's clock instead of ours.
    data: { expires_at: Math.floor(expiresAt.getTime() / 1_000) },
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key} solution`,
  });
  // With these options the library fills every field of the contract.
  return { kind: 'altcha', ...challenge } as ProofOfWork;
};

export type Solved = { readonly id: string; readonly expiresAt: Date };

/** Reads a solution; undefined unless the challenge was ours and is still valid. */
export const readSolution = async (key: string, payload: string, now: Date): Promise<Solved | undefined> => {
  const read = Solution.safeParse(readJson(payload));
  if (!read.success) return undefined;
  const { challenge, solution } = read.data;
  const expiresAt = new Date(challenge.parameters.data.expires_at * 1_000);
  if (!(expiresAt > now)) return undefined;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key} solution`,
  });
  return verified ? { id: challenge.signature, expiresAt } : undefined;
};
