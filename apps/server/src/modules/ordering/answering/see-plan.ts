import type { Answering } from '@zanga/contract/ordering/answering';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId } from '@zanga/domain/ids';
import {
  type AnswerPlan,
  stepsOutOfOrder,
  usualAnswerPlan,
} from '@zanga/domain/ordering/answering/answer-plan';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { findStaffShop } from '../../shops/public-staff.ts';
import { readPlans } from './answering-queries.ts';
import { savePlan } from './answering-store.ts';

/** A shop by id or slug; null for the brand. */
type Of = { readonly session: Session; readonly shop: string | null };
type NoShop = Refusal<'shop.not_found'>;

/** Owner of a plan: a shop's id, null for the brand; undefined where the person has no right. */
const ownerOf = async (db: Db, { session, shop }: Of): Promise<ShopId | null | undefined> => {
  if (shop === null) return mayWorkFor(session, null) ? null : undefined;
  return (await findStaffShop(db, { session, shop }))?.id;
};

const seen = async (db: Db, owner: string | null): Promise<Answering> => {
  const plans = await readPlans(db);
  const inherited = (owner === null ? undefined : plans.get(null)) ?? usualAnswerPlan;
  return { own: plans.get(owner) ?? null, inherited };
};

/** Plan for unanswered orders of a shop, or of the brand's shops. */
export const seePlan = async (db: Db, of: Of): Promise<Answering | NoShop> => {
  const owner = await ownerOf(db, of);
  return owner === undefined ? refuse('shop.not_found') : seen(db, owner);
};

const orderWords = 'non può venire prima del passo precedente';

/** Sets a plan; null returns to the brand's, or to the usual one. */
export const setPlan = async (
  db: Db,
  { plan, ...of }: Of & { readonly session: StaffSession; readonly plan: AnswerPlan | null },
  now: Date,
): Promise<Answering | NoShop | Refusal<'invalid'>> => {
  const owner = await ownerOf(db, of);
  if (owner === undefined) return refuse('shop.not_found');
  const wrong = plan === null ? [] : stepsOutOfOrder(plan);
  if (wrong.length > 0)
    return refuse('invalid', Object.fromEntries(wrong.map((step) => [`plan.${step}`, [orderWords]])));
  await inTransaction(db, async (tx) => {
    const before = await savePlan(tx, owner, plan, now);
    const what =
      owner === null
        ? ({ kind: 'brand', thing: 'brand', shopId: null } as const)
        : ({ kind: 'shop', thing: owner, shopId: owner } as const);
    await noteChange(tx, of.session.trail, { ...what, before: { plan: before }, after: { plan } }, now);
  });
  return seen(db, owner);
};
