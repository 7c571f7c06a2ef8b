import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../../platform/database/connection.ts';
import type { AccountTools } from '../../account-tools.ts';
import { readLabels } from './factor-queries.ts';

export type FactorNews = {
  readonly change: 'added' | 'removed' | 'codes' | 'code_used' | 'reset';
  /** Name of the passkey; null for the app, or for all factors. */
  readonly passkey?: string | null;
};

/** Mails a person that one of their second factors has changed, in case it was not them. */
export const tellFactors = async (
  { notify }: Pick<AccountTools, 'notify'>,
  tx: Tx,
  { userId, change, passkey = null }: FactorNews & { readonly userId: UserId },
  now: Date,
): Promise<void> => {
  const { email, firstname } = await readLabels(tx, userId);
  await notify.email(tx, {
    to: email,
    letter: 'factor_changed',
    data: { firstname, change, passkey, at: now.toISOString() },
    key: `factor_${change}:${userId}:${now.getTime()}`,
  });
};
