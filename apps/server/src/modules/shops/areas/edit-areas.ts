import type { EditedAreas } from '@zanga/contract/shops/shop-areas';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId } from '@zanga/domain/ids';
import { areaFields } from '@zanga/domain/shops/areas/area-fields';
import { writeStreets, writeTowns } from '@zanga/domain/shops/areas/area-lines';
import { type AreasForm, areasProblems } from '@zanga/domain/shops/areas/areas-form';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { byKey, problemFields, readSimple, versionOf } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readEdited, type ShopRow } from '../editing/edit-queries.ts';
import { holdEdited } from '../editing/edit-store.ts';
import { type AreaRow, readAreas } from './areas-queries.ts';
import { saveAreas } from './areas-store.ts';

const areaOf = (row: AreaRow): EditedAreas['form']['areas'][number] => ({
  ...readSimple(areaFields, row),
  polygon: row.polygon,
  lead_minutes: row.lead_minutes,
  towns: row.towns,
  streets: row.streets.map(({ street, from_number: from, to_number: to }) => ({ street, from, to })),
});

const presentAreas = (shop: ShopRow, rows: readonly AreaRow[]): EditedAreas => {
  const form = { areas: rows.map(areaOf) };
  const position = { lat: shop.lat, lng: shop.lng };
  return {
    ...{ id: shop.id, version: versionOf(form), form, position },
    delivers: shop.services.includes('delivery'),
  };
};

/** Delivery areas of a shop, for editing. */
export const seeAreas = async (
  db: Db,
  { session, id }: { readonly session: Session; readonly id: ShopId },
): Promise<EditedAreas | Refusal<'shop.not_found'>> => {
  const shop = mayWorkFor(session, id) ? await readEdited(db, id) : undefined;
  return shop ? presentAreas(shop, await readAreas(db, id)) : refuse('shop.not_found');
};

type Saving = {
  readonly session: StaffSession;
  readonly id: ShopId;
  readonly version: string;
  readonly form: AreasForm;
};

/** Saves the delivery areas of a shop, unless a colleague saved since. */
export const editAreas = async (
  db: Db,
  { session, id, version, form }: Saving,
  now: Date,
): Promise<EditedAreas | Refusal<'shop.not_found' | 'shop.changed' | 'invalid'>> => {
  if (!mayWorkFor(session, id)) return refuse('shop.not_found');
  return inTransaction(db, async (tx) => {
    const shop = await holdEdited(tx, id);
    if (!shop) return refuse('shop.not_found');
    const before = presentAreas(shop, await readAreas(tx, id));
    if (before.version !== version) return refuse('shop.changed');
    const problems = areasProblems(form);
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    if (versionOf(form) !== version) await saveAreas(tx, id, form);
    const after = presentAreas(shop, await readAreas(tx, id));
    const change = { before: { areas: auditedOf(before.form) }, after: { areas: auditedOf(after.form) } };
    await noteChange(tx, session.trail, { kind: 'shop', thing: id, shopId: id, ...change }, now);
    return after;
  });
};

/** Areas for the audit: terms and names; an outline is told by its hash. */
const auditedOf = ({ areas }: EditedAreas['form']) =>
  areas.map((area) => ({
    ...byKey(areaFields, area),
    towns: writeTowns(area.towns).replaceAll('\n', ', '),
    streets: writeStreets(area.streets).replaceAll('\n', ', '),
    outline: `${area.polygon.length} (${versionOf(area.polygon).slice(0, 6)})`,
  }));
