import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';

type ProofOfWork = Extract<CaptchaChallenge, { kind: 'altcha' }>;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** More than any challenge of ours takes: one that asks for more is not solved. */
const mostTries = 50_000;

/** The key of one counter; the device derives it beside the page, which stays free. */
const keyOf = async (
  { nonce, salt, cost, keyLength, algorithm }: ProofOfWork['parameters'],
  counter: number,
) => {
  const start = bytesOf(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  new DataView(password.buffer).setUint32(start.length, counter);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const hash = algorithm.slice('PBKDF2/'.length);
  const derivation = { name: 'PBKDF2', salt: bytesOf(salt), iterations: cost, hash };
  return hexOf(new Uint8Array(await crypto.subtle.deriveBits(derivation, key, keyLength * 8)));
};

type Options = {
  readonly signal?: AbortSignal;
  /** Number of keys derived at once. */
  readonly lanes?: number;
};

/** Solves a proof of work (ALTCHA, PBKDF2) in the server's notation; undefined when aborted. */
export const solveProof = async (
  { parameters, signature }: ProofOfWork,
  { signal, lanes = 4 }: Options = {},
): Promise<string | undefined> => {
  for (let first = 0; first < mostTries && !signal?.aborted; first += lanes) {
    const counters = Array.from({ length: lanes }, (_, lane) => first + lane);
    const keys = await Promise.all(counters.map((counter) => keyOf(parameters, counter)));
    const found = keys.findIndex((key) => key.startsWith(parameters.keyPrefix));
    const derivedKey = keys[found];
    if (derivedKey !== undefined)
      return btoa(
        JSON.stringify({
          challenge: { parameters, signature },
          solution: { counter: first + found, derivedKey },
        }),
      );
  }
  return undefined;
};
