import type { Refusal } from '@zanga/contract/wire/route';
import type { CouponId } from '@zanga/domain/ids';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { readById } from '../definition-queries.ts';
import { insertWallet } from '../grants/grants-store.ts';
import { tellGrant } from '../grants/tell-grant.ts';
import { sooner } from '../wallet/wallet.ts';
import { readReceivers } from './office-queries.ts';
import { holdCoupon } from './office-store.ts';

type Giving = {
  readonly session: StaffSession;
  readonly id: CouponId;
  readonly key: string;
  readonly emails: readonly string[];
  readonly until: string | null;
};

type GivingResult = { given: number; had: number; unknown: string[] };

/** Puts a coupon into the wallets of customers and notifies them; the same key never gives a second one. */
export const giveCoupon = async (
  tools: CouponTools,
  { session, id, key, emails, until: asked }: Giving,
  now: Date,
): Promise<GivingResult | Refusal<'coupon.of_all_shops' | 'coupon.not_found' | 'invalid'>> => {
  if (!mayWorkFor(session, null)) return refuse('coupon.of_all_shops');
  const wanted = [...new Set(emails.map((one) => one.toLowerCase()).filter(Boolean))];
  const until = asked === null ? null : new Date(asked);
  if (until !== null && until <= now) return refuse('invalid', { until: ['Questo giorno è già passato'] });
  return inTransaction(tools.db, async (tx) => {
    if (!(await holdCoupon(tx, id))) return refuse('coupon.not_found');
    const definition = await readById(tx, id);
    if (!definition) return refuse('coupon.not_found');
    const ends = sooner(until, definition.rules.until);
    if (definition.stopped === 'all' || (ends !== null && ends <= now))
      return refuse('invalid', { emails: ['Questo coupon non si può usare: fallo partire e poi regalalo'] });
    const people = await readReceivers(tx, { emails: wanted, confirmsPhones: tools.confirmsPhones });
    let given = 0;
    for (const person of people) {
      const from = now;
      const grant = { coupon: id, userId: person.user_id, reason: `gift:${key}`, from, until };
      const wallet = await insertWallet(tx, grant, now);
      if (wallet === undefined) continue;
      given += 1;
      const due = { ...person, reason: grant.reason, until: ends };
      await tellGrant(tx, tools, { id: wallet, definition, occasion: 'gift', due, until: ends }, now);
    }
    const change = { kind: 'coupon', thing: id, shopId: null, after: { people: given } } as const;
    await noteChange(tx, session.trail, change, now);
    const known = new Set(people.map(({ email }) => email.toLowerCase()));
    return { given, had: people.length - given, unknown: wanted.filter((one) => !known.has(one)) };
  });
};
