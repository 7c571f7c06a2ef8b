import type { CouponGiftId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { readById } from '../definition-queries.ts';
import { insertWallet } from '../grants/grants-store.ts';
import { tellGrant } from '../grants/tell-grant.ts';
import { sooner } from '../wallet/wallet.ts';
import { groupIn, groupOf } from './gifts-queries.ts';
import { endGift, holdGift, noteProgress } from './gifts-store.ts';
import { whyNotGiven } from './give-to-group.ts';
import { groupReason, readGroup } from './group-queries.ts';

/** People per transaction: its locks stay short, and progress shows. */
const batch = 50;

/** Gives the coupon to the next people of a group; false once all have it. */
const giveNext = async (tools: CouponTools, tx: Tx, id: CouponGiftId, now: Date): Promise<boolean> => {
  const gift = await holdGift(tx, id);
  const definition = gift && (await readById(tx, gift.coupon_id));
  if (!gift || !definition) return false;
  const { confirmsPhones } = tools;
  const whyNot = whyNotGiven(definition, gift.until, now);
  const group = groupOf(groupIn(gift.customers));
  const people =
    whyNot === null
      ? await readGroup(tx, group, { after: gift.reached, most: batch, confirmsPhones }, now)
      : [];
  const last = people.at(-1);
  if (!last) {
    await endGift(tx, id, whyNot, now);
    return false;
  }
  const ends = sooner(gift.until, definition.rules.until);
  let given = 0;
  for (const person of people) {
    const grant = {
      coupon: gift.coupon_id,
      userId: person.user_id,
      reason: groupReason,
      from: now,
      until: gift.until,
    };
    const wallet = await insertWallet(tx, grant, now);
    if (wallet === undefined) continue;
    given += 1;
    const due = { ...person, reason: groupReason, until: ends };
    await tellGrant(tx, tools, { id: wallet, definition, occasion: 'gift', due, until: ends }, now);
  }
  await noteProgress(tx, id, { given, had: people.length - given, reached: last.user_id });
  return true;
};

/**
 * Gives a coupon to a group in batches. It may be interrupted anywhere and goes on where it was; each person gets the
 * coupon once, whatever groups they are in.
 */
export const handOut = async (tools: CouponTools, id: CouponGiftId): Promise<void> => {
  for (let more = true; more; )
    more = await inTransaction(tools.db, (tx) => giveNext(tools, tx, id, tools.clock()));
};
