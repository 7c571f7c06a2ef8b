import type { CustomerGroup, GroupGift } from '@zanga/contract/ordering/offers/coupon-gifts';
import type { Refusal } from '@zanga/contract/wire/route';
import { groupWords } from '@zanga/domain/coupons/customer-group';
import type { CouponId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { CouponTools } from '../coupon-tools.ts';
import type { Definition } from '../definition.ts';
import { readById } from '../definition-queries.ts';
import { readCouponRow } from '../office/office-queries.ts';
import { holdCoupon } from '../office/office-store.ts';
import { sooner } from '../wallet/wallet.ts';
import { askToGive } from './gift-jobs.ts';
import { type GiftRow, groupIn, groupOf, readGiftOfKey, readGifts } from './gifts-queries.ts';
import { insertGift } from './gifts-store.ts';
import { countGroup } from './group-queries.ts';

type GiftRefusal = Refusal<'coupon.of_all_shops' | 'coupon.not_found' | 'invalid'>;
type Asking = { readonly coupon: CouponId; readonly group: CustomerGroup };

const present = ({ customers, shop_name, asked_at, ended_at, ...gift }: GiftRow): GroupGift => ({
  ...{ id: gift.id, to: groupWords(groupOf(groupIn(customers)), shop_name) },
  ...{ asked_at: asked_at.toISOString(), asked_by: gift.asked_by },
  ...{ people: gift.people, given: gift.given, had: gift.had },
  ...{ done: ended_at !== null, why_ended: gift.why_ended },
});

export const listGifts = async (
  db: Db,
  coupon: CouponId,
): Promise<{ data: GroupGift[] } | Refusal<'coupon.not_found'>> =>
  (await readCouponRow(db, coupon))
    ? { data: (await readGifts(db, coupon)).map(present) }
    : refuse('coupon.not_found');

/** How many people of a group would get the coupon. */
export const countReceivers = async (
  { db, confirmsPhones }: Pick<CouponTools, 'db' | 'confirmsPhones'>,
  { session, coupon, group }: Asking & { readonly session: Session },
  now: Date,
) => {
  if (!mayWorkFor(session, null)) return refuse('coupon.of_all_shops');
  if (!(await readCouponRow(db, coupon))) return refuse('coupon.not_found');
  return countGroup(db, { coupon, group: groupOf(group), confirmsPhones }, now);
};

/** Why a coupon cannot be given; null while it can. */
export const whyNotGiven = ({ stopped, rules }: Definition, until: Date | null, now: Date): string | null => {
  const ends = sooner(until, rules.until);
  if (stopped === 'all') return 'Questo coupon è sospeso: fallo partire e poi regalalo';
  return ends !== null && ends <= now ? 'Questo coupon è finito' : null;
};

type Giving = Asking & {
  readonly session: StaffSession;
  readonly key: string;
  readonly until: string | null;
};

const begin = async (
  tx: Tx,
  { jobs, confirmsPhones }: Pick<CouponTools, 'jobs' | 'confirmsPhones'>,
  { session, coupon, group, key, until: asked }: Giving,
  now: Date,
): Promise<GroupGift | GiftRefusal> => {
  if (!(await holdCoupon(tx, coupon))) return refuse('coupon.not_found');
  const before = await readGiftOfKey(tx, coupon, key);
  if (before) return present(before);
  const definition = await readById(tx, coupon);
  if (!definition) return refuse('coupon.not_found');
  const until = asked === null ? null : new Date(asked);
  const whyNot = whyNotGiven(definition, until, now);
  if (whyNot !== null) return refuse('invalid', { group: [whyNot] });
  const { people } = await countGroup(tx, { coupon, group: groupOf(group), confirmsPhones }, now);
  if (people === 0) return refuse('invalid', { group: ['Non c’è nessuno a cui regalarlo'] });
  const id = newId('gft');
  await insertGift(tx, { id, coupon, key, group, until, by: session.userId, people }, now);
  await askToGive(jobs, tx, id);
  const begun = await readGiftOfKey(tx, coupon, key);
  if (!begun) throw new Error(`${id} is gone within its transaction`);
  const gift = present(begun);
  const after = { people, group: gift.to };
  await noteChange(tx, session.trail, { kind: 'coupon', thing: coupon, shopId: null, after }, now);
  return gift;
};

/** Starts the gift of a coupon to a group of customers; the same key starts it once. */
export const giveToGroup = async (
  tools: Pick<CouponTools, 'db' | 'jobs' | 'confirmsPhones'>,
  giving: Giving,
  now: Date,
): Promise<GroupGift | GiftRefusal> =>
  mayWorkFor(giving.session, null)
    ? inTransaction(tools.db, (tx) => begin(tx, tools, giving, now))
    : refuse('coupon.of_all_shops');
