import { createHash } from 'node:crypto';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { knownNetwork, wideNetwork } from '../../../platform/ip-address.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { readPlacesOf } from '../events-store.ts';
import { readMailbox } from './staff-queries.ts';

const dayMs = 86_400_000;
/** A browser in a network is remembered for 180 days, longer than any holiday. */
const rememberedDays = 180;

/** A kind of browser in a wide network: no cookie that is thrown away, and no telephone that changes cells, makes it another. */
const placeOf = ({ ip, device }: { readonly ip: string; readonly device: string | null }): string =>
  `${device ?? ''} ${wideNetwork(ip) ?? ''}`;

/**
 * Mails a member of the staff about a sign-in from a new network or browser, in case it was not them. Called before
 * the sign-in is recorded; the very first sends no mail.
 */
export const tellNewSignIn = async (
  { notify }: Pick<AccountTools, 'notify'>,
  tx: Tx,
  userId: UserId,
  { caller, now }: CallContext,
): Promise<void> => {
  const before = await readPlacesOf(tx, userId, new Date(now.getTime() - rememberedDays * dayMs));
  const here = placeOf(caller);
  if (before.length === 0 || before.some((place) => placeOf(place) === here)) return;
  const mailbox = await readMailbox(tx, userId);
  if (!mailbox) return;
  const place = createHash('sha256').update(here).digest('base64url').slice(0, 16);
  await notify.email(tx, {
    to: mailbox.email,
    letter: 'new_sign_in',
    data: {
      firstname: mailbox.firstname,
      device: caller.device,
      network: knownNetwork(caller.ip),
      at: now.toISOString(),
    },
    // Of two sign-ins at once from the same place one is mailed.
    key: `new_sign_in:${userId}:${place}:${now.toISOString().slice(0, 10)}`,
  });
};
