import { isApiError } from '@zanga/browser/api/api-error.ts';

/** What an order still wants before it is taken: a captcha, which a device solves alone, or a code by SMS. */
export type ProofKind = 'captcha' | 'code';

/** What a refusal asks for; a captcha that was solved and not taken is not asked for without end. */
export const proofNeeded = (error: unknown, captchaGiven: boolean): ProofKind | undefined => {
  if (!isApiError(error)) return undefined;
  if (error.code === 'order.code_needed') return 'code';
  return error.code === 'order.captcha_needed' && !captchaGiven ? 'captcha' : undefined;
};
