import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import type { UserId } from '@zanga/domain/ids';
import { isHeld, membershipState } from '@zanga/domain/membership/membership';
import { canTrial } from '@zanga/domain/membership/trial';
import { zeroCents } from '@zanga/domain/money';
import { readCurrent } from '../current-member.ts';
import { trialsHad } from '../joining/trials-store.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { readPerson } from '../person-queries.ts';
import { primeIsOn, readPlan, termsOf } from '../plan-queries.ts';
import { readEconomy, readPossibleEconomy } from './economy-queries.ts';
import { presentStatus } from './present-status.ts';

const monthMs = 30 * 86_400_000;

/** `GET customer/prime`; undefined for a non-member while there is no plan. */
export const seeStatus = async (
  {
    db,
    payments,
    keys,
    confirmsPhones,
  }: Pick<MembershipTools, 'db' | 'payments' | 'keys' | 'confirmsPhones'>,
  userId: UserId,
  now: Date,
): Promise<PrimeStatus | undefined> => {
  const member = await readCurrent(db, userId, now);
  const held = member !== undefined && isHeld(membershipState(member.membership, now));
  const plan = held ? member.plan : await readPlan(db, now);
  if (!plan) return undefined;
  const person = await readPerson(db, userId);
  const had = await trialsHad(db, keys, { person, fingerprint: null });
  const unconfirmed = person.phone === null;
  const since = new Date(now.getTime() - monthMs);
  const offered = { freeDeliveryOver: plan.free_delivery_over_cents };
  const possible = await readPossibleEconomy(db, { userId, since, offered }, now);
  const economy = member ? await readEconomy(db, userId, member.membership.startedAt) : zeroCents;
  const charged = held ? await payments.keptFor(db, member.row.id) : zeroCents;
  return presentStatus({
    charged,
    member,
    plan,
    phoneFirst: !held && unconfirmed && confirmsPhones,
    // One trial per confirmed phone: without SMS there is no trial.
    canTrial: !held && canTrial(termsOf(plan), had) && (!unconfirmed || confirmsPhones),
    off: !(await primeIsOn(db)),
    economy,
    possible,
    now,
  });
};
