import type { UserId } from '@zanga/domain/ids';
import type { Membership } from '@zanga/domain/membership/membership';
import { membershipState } from '@zanga/domain/membership/membership';
import { pause } from '@zanga/domain/membership/transitions';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { type Member, readMember } from './membership-queries.ts';
import { primeIsOn } from './plan-queries.ts';

/** A membership under the brand's switch: a due one rests while Prime is off, even before the job has recorded it. */
export const underSwitch = async (db: Db | Tx, membership: Membership, now: Date): Promise<Membership> => {
  if (membershipState(membership, now) !== 'past_due' || (await primeIsOn(db))) return membership;
  const paused = pause(membership, now);
  return paused.ok === false ? membership : paused.membership;
};

/** The latest membership of a user in its current state. */
export const readCurrent = async (db: Db | Tx, userId: UserId, now: Date): Promise<Member | undefined> => {
  const member = await readMember(db, userId);
  return member && { ...member, membership: await underSwitch(db, member.membership, now) };
};
