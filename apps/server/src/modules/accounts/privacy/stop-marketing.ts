import type { UserId } from '@zanga/domain/ids';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { readConsents, recordConsents } from '../profile/consents-store.ts';
import { success } from '../success.ts';
import { isUnsubscribeSignature } from './unsubscribe-link.ts';

type Link = {
  readonly userId: UserId;
  readonly signature: string;
  readonly source: 'mail_link' | 'one_click';
};

/** Withdraws the consent to marketing by a mailed link, without signing in; a second time changes nothing. */
export const stopMarketing = async (
  { db, keys }: AccountTools,
  { userId, signature, source }: Link,
  context: CallContext,
) => {
  if (!isUnsubscribeSignature(keys, { userId, signature }, context.now)) return refuse('unsubscribe.refused');
  const { marketing } = await readConsents(db, userId);
  if (marketing.granted)
    await recordConsents(db, userId, [{ kind: 'marketing', granted: false, version: null, source }], context);
  return success;
};
