import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a challenge like a visitor's device; returns the text that forms send (VAL-9). */
export const solveCaptcha = async (challenge: CaptchaChallenge): Promise<string> => {
  if (challenge.kind !== 'altcha') throw new TypeError(`${challenge.kind} is solved by its own script`);
  const { parameters, signature } = challenge;
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  const payload = { challenge: { parameters, signature }, solution };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
};
