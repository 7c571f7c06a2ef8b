import type { AccountTools } from '../../account-tools.ts';
import { readSealedTotps, replaceSealedTotp } from './factors-store.ts';

/** Seals with today's key all secrets sealed with former ones, which may then be deleted; returns the number. */
export const sealTotpsAnew = async ({ db, keys }: Pick<AccountTools, 'db' | 'keys'>): Promise<number> => {
  let count = 0;
  for (const { user_id: userId, secret: before } of await readSealedTotps(db)) {
    const after = keys.sealAnew('totp_secret', before);
    if (after === undefined) continue;
    await replaceSealedTotp(db, { userId, before, after });
    count += 1;
  }
  return count;
};
