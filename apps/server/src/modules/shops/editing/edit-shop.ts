import type { EditedShop } from '@zanga/contract/shops/shop-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId } from '@zanga/domain/ids';
import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import { type ShopForm, shopProblems } from '@zanga/domain/shops/editing/shop-form';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { byKey, isChanged, problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { Payments } from '../../payments/public.ts';
import { pictureProblems, showFace } from '../../pictures/public-faces.ts';
import { hasHours, readBooked, readEdited, readFace } from './edit-queries.ts';
import { holdEdited, saveShop } from './edit-store.ts';
import { presentEdited } from './present-form.ts';

type OfShop = { readonly session: Session; readonly id: ShopId };

/** A shop with its form, for editing. */
export const seeShop = async (
  db: Db,
  { session, id }: OfShop,
  now: Date,
): Promise<EditedShop | Refusal<'shop.not_found'>> => {
  const row = mayWorkFor(session, id) ? await readEdited(db, id) : undefined;
  if (!row) return refuse('shop.not_found');
  return presentEdited(row, { booked: await readBooked(db, id, now), face: await readFace(db, id) });
};

type EditTools = { readonly db: Db; readonly payments: Pick<Payments, 'takesCards'> };

type Saving = {
  readonly session: StaffSession;
  readonly id: ShopId;
  readonly version: string;
  readonly form: ShopForm;
};

/** Saves the form of a shop, unless a colleague saved since. */
export const editShop = async (
  { db, payments }: EditTools,
  { session, id, version, form }: Saving,
  now: Date,
): Promise<EditedShop | Refusal<'shop.not_found' | 'shop.changed' | 'invalid'>> => {
  if (!mayWorkFor(session, id)) return refuse('shop.not_found');
  return inTransaction(db, async (tx) => {
    const held = await holdEdited(tx, id);
    if (!held) return refuse('shop.not_found');
    const booked = await readBooked(tx, id, now);
    const before = presentEdited(held, { booked, face: await readFace(tx, id) });
    if (before.version !== version) return refuse('shop.changed');
    const problems = [
      ...shopProblems(form, {
        hasHours: await hasHours(tx, id),
        mayTickCards: payments.takesCards || before.form.payments.includes('card'),
      }),
      ...(await pictureProblems(tx, form)),
    ];
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    await saveShop(tx, id, form);
    if (isChanged(before.form, form, 'pictures') || isChanged(before.form, form, 'logo'))
      await showFace(tx, { shop: id }, form);
    const saved = await readEdited(tx, id);
    const after = saved ? presentEdited(saved, { booked, face: await readFace(tx, id) }) : before;
    const change = { before: auditedOf(before.form), after: auditedOf(after.form) };
    await noteChange(tx, session.trail, { kind: 'shop', thing: id, shopId: id, ...change }, now);
    return after;
  });
};

const auditedOf = (form: ShopForm) => ({ ...byKey(shopFields, form), pictures: form.pictures.length });
