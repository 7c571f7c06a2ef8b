import { errorText } from '@zanga/browser/form/error-text.ts';
import type { User } from '@zanga/contract/people/profile';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { Service } from '../../base/api/api.tsx';
import type { SocialToken } from '../../base/session/social-token.ts';
import { loginTexts as t } from './login-texts.ts';

/** Links a network that the sign-in did not: an account with a second factor links by that one. */
export const linkLeftOver = async (service: Service, { socials }: User, proof: SocialToken) => {
  if (socials.includes(proof.network)) return;
  try {
    await service.api('POST /api/customer/socials', { body: proof });
    toast({ text: t.linked[proof.network] });
  } catch (error) {
    toast({ text: `${t.notLinked[proof.network]}: ${errorText(error)}` });
  }
};
