import type { CaptchaPurpose } from '@zanga/contract/brand/captcha';
import { formMessages } from '@zanga/contract/people/account-fields';
import { refuse } from '../../platform/refusal.ts';
import type { AccountTools } from './account-tools.ts';
import type { CallContext } from './call-context.ts';

/** The refusal of a call whose captcha is not solved (VAL-9), or cannot be judged now. */
export const checkCaptcha = async (
  { captcha }: Pick<AccountTools, 'captcha'>,
  { solution, purpose }: { readonly solution: string; readonly purpose: CaptchaPurpose },
  { caller, now }: CallContext,
) => {
  const checked = await captcha.verify(solution, { ip: caller.ip, now, purpose });
  if (checked === 'passed') return undefined;
  return checked === 'failed'
    ? refuse('captcha.refused', { captcha: [formMessages.captcha] })
    : refuse('unavailable');
};
