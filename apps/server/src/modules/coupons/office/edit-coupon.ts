import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { couponFields } from '@zanga/domain/coupons/editing/coupon-fields';
import {
  type CouponForm,
  type CouponProblem,
  couponProblems,
  idsIn,
  isUnusualReward,
} from '@zanga/domain/coupons/editing/coupon-form';
import type { CouponId } from '@zanga/domain/ids';
import { blankSimple } from '@zanga/domain/staff/editing/described';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { byKey, problemFields, versionOf } from '../../../platform/edited-form.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { codeOf } from '../wallet/wallet.ts';
import { goneProblems } from './form-problems.ts';
import { isCodeTaken, readCome, readCouponRow, readNames } from './office-queries.ts';
import { holdCoupon, insertCoupon, saveCoupon, setStopped } from './office-store.ts';
import { formOf, presentEdited } from './present-edited.ts';

type By = { readonly session: StaffSession; readonly id: CouponId };
type CouponRefusal = Refusal<'coupon.of_all_shops' | 'coupon.not_found'>;

/** The brand pays for coupons: staff of one shop only read them. */
const mayMake = (session: StaffSession) => mayWorkFor(session, null);

const readKept = async (tx: Tx, id: CouponId, now: Date): Promise<EditedCoupon> => {
  const row = await readCouponRow(tx, id);
  if (!row) throw new Error(`${id} is gone within its transaction`);
  return presentEdited(tx, row, now);
};

/** A form as the audit stores it: amounts by names that say their unit, shops and products by name. */
const auditedOf = (form: CouponForm, names: ReadonlyMap<string, string>) => {
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id);
  const { reward } = form;
  return {
    ...byKey(couponFields, form),
    shops: named(form.shops),
    categories: named(form.categories),
    products: named(form.products),
    reward: reward.kind,
    rate_percent: reward.kind === 'percentage' ? reward.rate / 100 : null,
    most_cents: reward.kind === 'percentage' ? reward.most : null,
    amount_cents: reward.kind === 'amount' ? reward.amount : null,
    free: reward.kind === 'free_product' ? named(reward.products) : null,
  };
};

const told = (id: string) => ({ kind: 'coupon', thing: id, shopId: null }) as const;

/** Problems that only the database knows: a code of another coupon, ids that do not exist. */
const foundProblems = async (tx: Tx, id: string, form: CouponForm): Promise<CouponProblem[]> => {
  const gone = await goneProblems(tx, form);
  const taken = form.code !== null && (await isCodeTaken(tx, form.code, id));
  return [
    ...gone,
    ...(taken ? [{ field: 'code', text: 'Questo codice è già di un altro coupon' } as const] : []),
  ];
};

const blank = (title: string, now: Date): CouponForm => ({
  ...blankSimple(couponFields),
  ...{ title, from: now.toISOString(), limit_per_customer: 1, code: null, given: null },
  ...{ reward: { kind: 'percentage', rate: 1000, most: null }, shops: [], categories: [], products: [] },
});

type Adding = {
  readonly session: StaffSession;
  readonly title: string;
  readonly copy_of?: CouponId | undefined;
};

/** Makes a coupon that is stopped at first; a copy takes everything over but the code. */
export const addCoupon = async (
  db: Db,
  { session, title, copy_of: from }: Adding,
  now: Date,
): Promise<EditedCoupon | CouponRefusal | Refusal<'invalid'>> => {
  if (!mayMake(session)) return refuse('coupon.of_all_shops');
  if (title === '') return refuse('invalid', { title: ['Scrivi un titolo'] });
  return inTransaction(db, async (tx) => {
    const row = from === undefined ? undefined : await readCouponRow(tx, from);
    if (from !== undefined && !row) return refuse('coupon.not_found');
    const form: CouponForm = row ? { ...formOf(row), title, code: null } : blank(title, now);
    const id = newId('cpn');
    await insertCoupon(tx, { id, form, now });
    await noteChange(tx, session.trail, { ...told(id), after: { title, copy_of: row?.title } }, now);
    return readKept(tx, id, now);
  });
};

type Saving = By & { readonly version: string; readonly form: CouponForm; readonly sure: boolean };

/** Saves an edited coupon, unless another save was quicker; its owners keep what they were promised. */
export const editCoupon = async (
  db: Db,
  { session, id, version, form: sent, sure }: Saving,
  now: Date,
): Promise<EditedCoupon | CouponRefusal | Refusal<'coupon.changed' | 'coupon.unusual' | 'invalid'>> => {
  if (!mayMake(session)) return refuse('coupon.of_all_shops');
  const form = { ...sent, code: sent.code === null ? null : codeOf(sent.code) || null };
  return inTransaction(db, async (tx) => {
    const held = await holdCoupon(tx, id);
    if (!held) return refuse('coupon.not_found');
    const before = formOf(held);
    if (versionOf(before) !== version) return refuse('coupon.changed');
    const come = await readCome(tx, id, now);
    const problems = [
      ...couponProblems(form, { form: before, uses: come.uses, held: come.held + come.codes }),
      ...(await foundProblems(tx, id, form)),
    ];
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    if (!sure && isUnusualReward(form) && !isUnusualReward(before)) return refuse('coupon.unusual');
    await saveCoupon(tx, id, form, come.uses);
    const names = await readNames(tx, [...idsIn(before), ...idsIn(form)]);
    const change = { before: auditedOf(before, names), after: auditedOf(form, names) };
    await noteChange(tx, session.trail, { ...told(id), ...change }, now);
    return readKept(tx, id, now);
  });
};

/** Stops a coupon, or lets it run again. */
export const stopCoupon = async (
  db: Db,
  { session, id, stopped }: By & { readonly stopped: 'new' | 'all' | null },
  now: Date,
): Promise<EditedCoupon | CouponRefusal> => {
  if (!mayMake(session)) return refuse('coupon.of_all_shops');
  return inTransaction(db, async (tx) => {
    const held = await holdCoupon(tx, id);
    if (!held) return refuse('coupon.not_found');
    if (held.stopped !== stopped) {
      await setStopped(tx, id, stopped);
      const change = { before: { stopped: held.stopped }, after: { stopped } };
      await noteChange(tx, session.trail, { ...told(id), ...change }, now);
    }
    return readKept(tx, id, now);
  });
};
