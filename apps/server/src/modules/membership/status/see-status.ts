import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { hasBenefits } from '@zanga/domain/membership/membership';
import { canTrial } from '@zanga/domain/membership/trial';
import { zeroCents } from '@zanga/domain/money';
import { trialsHad } from '../joining/trials-store.ts';
import { readMember } from '../membership-queries.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { readPerson } from '../person-queries.ts';
import { readPlan, termsOf } from '../plan-queries.ts';
import { readEconomy, readPossibleEconomy } from './economy-queries.ts';
import { presentStatus } from './present-status.ts';

const monthMs = 30 * 86_400_000;

/** `GET customer/prime`; nothing while the brand has no plan. */
export const seeStatus = async (
  { db, payments, keys }: Pick<MembershipTools, 'db' | 'payments' | 'keys'>,
  userId: string,
  now: Date,
): Promise<PrimeStatus | undefined> => {
  const member = await readMember(db, userId);
  const active = member !== undefined && hasBenefits(member.membership, now);
  const plan = active ? member.plan : await readPlan(db, now);
  if (!plan) return undefined;
  const had = await trialsHad(db, keys, { person: await readPerson(db, userId), fingerprint: null });
  const since = new Date(now.getTime() - monthMs);
  const offered = { freeDeliveryOver: plan.free_delivery_over_cents };
  const possible = await readPossibleEconomy(db, { userId, since, offered }, now);
  const economy = member ? await readEconomy(db, userId, member.membership.startedAt) : zeroCents;
  const charged = active ? await payments.keptFor(db, member.row.id) : zeroCents;
  return presentStatus({
    charged,
    member,
    plan,
    canTrial: !active && canTrial(termsOf(plan), had),
    economy,
    possible,
    now,
  });
};
