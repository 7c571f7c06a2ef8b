import { errorText } from '@zanga/browser/form/error-text.ts';
import type { User } from '@zanga/contract/people/profile';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { Service } from '../../base/api/api.tsx';
import type { SocialToken } from '../../base/session/social-token.ts';
import { loginTexts as t } from './login-texts.ts';

/** Links a social network after a sign-in that did not: with a second factor, linking is a call of its own. */
export const linkLeftOver = async (service: Service, { socials }: User, proof: SocialToken) => {
  if (socials.includes(proof.network)) return;
  try {
    await service.api('POST /api/customer/socials', { body: proof });
    toast({ text: t.linked[proof.network] });
  } catch (error) {
    toast({ text: `${t.notLinked[proof.network]}: ${errorText(error)}` });
  }
};
