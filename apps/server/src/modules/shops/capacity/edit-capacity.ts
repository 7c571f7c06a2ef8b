import type { EditedSlots } from '@zanga/contract/shops/shop-slots';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId } from '@zanga/domain/ids';
import { type SlotsForm, type SlotTerms, slotsProblems } from '@zanga/domain/shops/editing/slots-form';
import { slotLengths, type TimedService } from '@zanga/domain/shops/slots';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { problemFields, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readEdited } from '../editing/edit-queries.ts';
import { holdEdited } from '../editing/edit-store.ts';
import { usualSlots } from '../promise/make-promise.ts';
import { readCapacity, readLastWeek } from './capacity-queries.ts';
import { saveCapacity } from './capacity-store.ts';

type Row = Awaited<ReturnType<typeof readCapacity>>[number];

const usual: SlotTerms = {
  slot_minutes: usualSlots.slotMinutes,
  kitchen_minutes: usualSlots.kitchenMinutes,
  days_ahead: usualSlots.daysAhead,
  ...usualSlots.capacity,
};

const termsOf = (rows: readonly Row[], mode: TimedService): SlotTerms => {
  const row = rows.find((one) => one.mode === mode);
  if (!row) return usual;
  const { kitchen_minutes, days_ahead, pieces, orders } = row;
  const slot_minutes = slotLengths.find((one) => one === row.slot_minutes) ?? usual.slot_minutes;
  return { slot_minutes, kitchen_minutes, days_ahead, pieces, orders };
};

const presentSlots = async (db: Db | Tx, id: ShopId, now: Date): Promise<EditedSlots> => {
  const rows = await readCapacity(db, id);
  const form = { delivery: termsOf(rows, 'delivery'), pickup: termsOf(rows, 'pickup') };
  const loads = await readLastWeek(db, id, now);
  return {
    ...{ id, version: versionOf(form), form },
    last_week: loads.map(({ mode, slot_at, pieces, orders }) => ({
      ...{ at: slot_at.toISOString(), pieces, orders },
      mode: mode === 'delivery' ? 'delivery' : 'pickup',
    })),
  };
};

/** Settings of a shop's slots, for editing. */
export const seeCapacity = async (
  db: Db,
  { session, id }: { readonly session: Session; readonly id: ShopId },
  now: Date,
): Promise<EditedSlots | Refusal<'shop.not_found'>> => {
  const shop = mayWorkFor(session, id) ? await readEdited(db, id) : undefined;
  return shop ? presentSlots(db, id, now) : refuse('shop.not_found');
};

type Saving = {
  readonly session: StaffSession;
  readonly id: ShopId;
  readonly version: string;
  readonly form: SlotsForm;
};

/** Saves the settings of a shop's slots, unless a colleague saved since. */
export const editCapacity = async (
  db: Db,
  { session, id, version, form }: Saving,
  now: Date,
): Promise<EditedSlots | Refusal<'shop.not_found' | 'shop.changed' | 'invalid'>> => {
  if (!mayWorkFor(session, id)) return refuse('shop.not_found');
  return inTransaction(db, async (tx) => {
    if (!(await holdEdited(tx, id))) return refuse('shop.not_found');
    const before = await presentSlots(tx, id, now);
    if (before.version !== version) return refuse('shop.changed');
    const problems = slotsProblems(form);
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    await saveCapacity(tx, id, form);
    const after = await presentSlots(tx, id, now);
    const change = { before: auditedOf(before.form), after: auditedOf(after.form) };
    await noteChange(tx, session.trail, { kind: 'shop', thing: id, shopId: id, ...change }, now);
    return after;
  });
};

const auditedOf = ({ delivery, pickup }: SlotsForm) => ({ delivery_slots: delivery, pickup_slots: pickup });
