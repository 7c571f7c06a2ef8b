import { isApiError } from '@zanga/browser/api/api-error.ts';

/** Proof before an order is accepted: a captcha, solved by the device alone, or a code by SMS. */
export type ProofKind = 'captcha' | 'code';

/** Proof that a refusal asks for; a solved captcha that was refused is not asked for again. */
export const proofNeeded = (error: unknown, captchaGiven: boolean): ProofKind | undefined => {
  if (!isApiError(error)) return undefined;
  if (error.code === 'order.code_needed') return 'code';
  return error.code === 'order.captcha_needed' && !captchaGiven ? 'captcha' : undefined;
};
