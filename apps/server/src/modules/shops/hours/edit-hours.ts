import type { EditedHours } from '@zanga/contract/shops/shop-hours';
import type { Refusal } from '@zanga/contract/wire/route';
import { services } from '@zanga/domain/catalogue/vocabulary';
import type { ShopId } from '@zanga/domain/ids';
import { ordersOutside } from '@zanga/domain/shops/editing/hours-ahead';
import { type HoursForm, hoursProblems } from '@zanga/domain/shops/editing/hours-form';
import { unusualWords, weekWords } from '@zanga/domain/shops/editing/hours-words';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isChanged, problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readBooked, readEdited } from '../editing/edit-queries.ts';
import { holdEdited } from '../editing/edit-store.ts';
import { readHoursOf } from './hours-queries.ts';
import { saveUnusual, saveWeeks } from './hours-store.ts';
import { presentHours } from './present-hours.ts';

type OfShop = { readonly session: Session; readonly id: ShopId };

/** A shop's hours, for editing. */
export const seeHours = async (
  db: Db,
  { session, id }: OfShop,
  now: Date,
): Promise<EditedHours | Refusal<'shop.not_found'>> => {
  const shop = mayWorkFor(session, id) ? await readEdited(db, id) : undefined;
  if (!shop) return refuse('shop.not_found');
  return presentHours(shop, await readHoursOf(db, id), await readBooked(db, id, now));
};

type Saving = {
  readonly session: StaffSession;
  readonly id: ShopId;
  readonly version: string;
  readonly form: HoursForm;
  readonly outside: number;
};
type HoursRefusal = Refusal<'shop.not_found' | 'shop.changed' | 'shop.orders_outside' | 'invalid'>;

/** Saves a shop's hours, unless a colleague saved since; promised orders stay. */
export const editHours = async (
  db: Db,
  { session, id, version, form, outside }: Saving,
  now: Date,
): Promise<EditedHours | HoursRefusal> => {
  if (!mayWorkFor(session, id)) return refuse('shop.not_found');
  return inTransaction(db, async (tx) => {
    const shop = await holdEdited(tx, id);
    if (!shop) return refuse('shop.not_found');
    const booked = await readBooked(tx, id, now);
    const before = presentHours(shop, await readHoursOf(tx, id), booked);
    if (before.version !== version) return refuse('shop.changed');
    const problems = hoursProblems(form);
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    if (ordersOutside(before.form, form, booked) > outside) return refuse('shop.orders_outside');
    if (isChanged<HoursForm>(before.form, form, 'weeks')) await saveWeeks(tx, id, form.weeks);
    if (isChanged<HoursForm>(before.form, form, 'exceptions')) await saveUnusual(tx, id, form.exceptions);
    const after = presentHours(shop, await readHoursOf(tx, id), booked);
    const change = { before: auditedOf(before.form), after: auditedOf(after.form) };
    await noteChange(tx, session.trail, { kind: 'shop', thing: id, shopId: id, ...change }, now);
    return after;
  });
};

/** Hours for the audit: a text for each service, so that the changed one is seen. */
const auditedOf = ({ weeks, exceptions }: HoursForm) => ({
  ...Object.fromEntries(services.map((service) => [`${service}_hours`, weekWords(weeks[service])])),
  unusual_days: exceptions.map(unusualWords),
});
