import type { AddShiftForm, MendForm, WorkShift } from '@zanga/contract/people/hours';
import type { Refusal } from '@zanga/contract/wire/route';
import { type ShiftProblem, shiftProblem } from '@zanga/domain/badge/shifts';
import type { ShiftId } from '@zanga/domain/ids';
import { hasRight, reaches } from '@zanga/domain/staff/rights';
import type * as z from 'zod/mini';
import type { Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/new-id.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import type { StaffSession } from '../../platform/session.ts';
import { lockPerson, readStaff } from '../accounts/public.ts';
import { noteChange } from '../audit/public.ts';
import { readAround, readShifts } from './queries.ts';
import { type HoursTools, mayMend, presentShift } from './see-hours.ts';
import { insertShift, lockShift, saveMended } from './store.ts';

type Times = { readonly from: Date; readonly until: Date | null };

const timesOf = ({ from, until }: { readonly from: string; readonly until: string | null }): Times => ({
  from: new Date(from),
  until: until === null ? null : new Date(until),
});

const inWords = ({ from, until }: Times) => ({
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});

/** An end before the begin; refused, with a message at the form's field. */
const backwards = ({ from, until }: Times) => until !== null && until < from;

type Wrong = Refusal<ShiftProblem | 'shift.own'>;

const told = async (tx: Tx, id: ShiftId, session: StaffSession, now: Date): Promise<WorkShift> => {
  const [row] = await readShifts(tx, { id, self: session.userId, shops: null });
  if (!row) throw new Error(`The shift ${id} was written and is not there`);
  return presentShift(row, session, now);
};

type Mending = {
  readonly shift: ShiftId;
  readonly form: z.output<typeof MendForm>;
  readonly session: StaffSession;
};

/** Corrects begin and end of a shift. The audit keeps the earlier times, and the shift is marked as corrected. */
export const mendShift = (
  { db }: HoursTools,
  { shift, form, session }: Mending,
  now: Date,
): Promise<WorkShift | Wrong | Refusal<'shift.not_found'>> =>
  inTransaction(db, async (tx) => {
    const row = await lockShift(tx, shift);
    const may = row ? mayMend(session, row) : 'no';
    if (!row || may === 'no') return refuse('shift.not_found');
    if (may === 'own') return refuse('shift.own');
    const [before, after] = [{ from: row.from_at, until: row.until_at }, timesOf(form)];
    if (backwards(after)) return refuse('shift.too_long', { until: ['l’uscita viene dopo l’entrata'] });
    const others = await readAround(tx, row.user_id, { except: row.id, at: after.from });
    const problem = shiftProblem(after, others, now);
    if (problem) return refuse(problem);
    const came = after.from.getTime() !== before.from.getTime();
    const went = after.until?.getTime() !== before.until?.getTime();
    if (came || went) {
      const by = session.userId;
      await saveMended(tx, row.id, {
        ...(came && { from_at: after.from, from_how: 'hand', from_by: by, from_device: null }),
        ...(went && { until_at: after.until, until_by: by, until_device: null }),
        ...(went && { until_how: after.until === null ? null : 'hand' }),
        ...{ mended_at: now, mended_by: by, mend_reason: form.reason },
      });
      const values = { before: inWords(before), after: inWords(after), reason: form.reason };
      const about = { kind: 'shift', thing: row.id, shopId: row.shop_id } as const;
      await noteChange(tx, session.trail, { ...about, ...values }, now);
    }
    return told(tx, row.id, session, now);
  });

type Adding = { readonly form: z.output<typeof AddShiftForm>; readonly session: StaffSession };
type Added = WorkShift | Wrong | Refusal<'shop.not_found' | 'person.not_found'>;

/** Writes by hand a shift that was never stamped. */
export const addShift = async (
  { db, sandbox }: HoursTools,
  { form, session }: Adding,
  now: Date,
): Promise<Added> => {
  const { person, shop, reason } = form;
  const may = mayMend(session, { user_id: person, shop_id: shop });
  if (may === 'no') return refuse('shop.not_found');
  if (may === 'own') return refuse('shift.own');
  const [colleague] = await readStaff(db, { sandbox, person });
  const worksHere = colleague?.posts.some((post) => hasRight(post.role, 'badge.show') && reaches(post, shop));
  if (!worksHere) return refuse('person.not_found');
  const times = timesOf(form);
  if (backwards(times)) return refuse('shift.too_long', { until: ['l’uscita viene dopo l’entrata'] });
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, person);
    const others = await readAround(tx, person, { except: null, at: times.from });
    const problem = shiftProblem(times, others, now);
    if (problem) return refuse(problem);
    const id = newId('shf');
    const by = session.userId;
    await insertShift(tx, {
      ...{ id, user_id: person, shop_id: shop, from_at: times.from, from_how: 'hand', from_by: by },
      ...(times.until && { until_at: times.until, until_how: 'hand', until_by: by }),
      ...{ mended_at: now, mended_by: by, mend_reason: reason },
    });
    const about = { kind: 'shift', thing: id, shopId: shop } as const;
    await noteChange(tx, session.trail, { ...about, after: { person, ...inWords(times) }, reason }, now);
    return told(tx, id, session, now);
  });
};

type Removing = { readonly shift: ShiftId; readonly reason: string; readonly session: StaffSession };

/** Takes out a shift that never happened: its row stays, and no sum counts it. */
export const removeShift = async (
  { db }: HoursTools,
  { shift, reason, session }: Removing,
  now: Date,
): Promise<undefined | Refusal<'shift.not_found' | 'shift.own'>> => {
  const done = await inTransaction(db, async (tx) => {
    const row = await lockShift(tx, shift);
    const may = row ? mayMend(session, row) : 'no';
    if (!row || may === 'no') return refuse('shift.not_found');
    if (may === 'own') return refuse('shift.own');
    const by = session.userId;
    await saveMended(tx, row.id, { removed_at: now, mended_at: now, mended_by: by, mend_reason: reason });
    const before = { person: row.user_id, ...inWords({ from: row.from_at, until: row.until_at }) };
    await noteChange(
      tx,
      session.trail,
      { kind: 'shift', thing: row.id, shopId: row.shop_id, before, reason },
      now,
    );
    return { ok: true } as const;
  });
  return isRefusal(done) ? done : undefined;
};
