import { refuse } from '../../../platform/refusal.ts';
import { done } from '../done.ts';
import type { AccountTools, Asked } from '../tools.ts';
import { readConsents, recordConsents } from './consents-store.ts';
import { isUnsubscribeSignature } from './unsubscribe-link.ts';

type Link = {
  readonly userId: string;
  readonly signature: string;
  readonly source: 'mail_link' | 'one_click';
};

/** No more marketing, from a link we mailed and without signing in; once more changes nothing. */
export const stopMarketing = async (
  { db, keys }: AccountTools,
  { userId, signature, source }: Link,
  asked: Asked,
) => {
  if (!isUnsubscribeSignature(keys, { userId, signature }, asked.now)) return refuse('unsubscribe.refused');
  const { marketing } = await readConsents(db, userId);
  if (marketing.granted)
    await recordConsents(db, userId, [{ kind: 'marketing', granted: false, version: null, source }], asked);
  return done;
};
