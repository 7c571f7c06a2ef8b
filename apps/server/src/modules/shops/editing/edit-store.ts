import type { ShopId } from '@zanga/domain/ids';
import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import type { ShopForm } from '@zanga/domain/shops/editing/shop-form';
import { columnIn, simpleIn } from '@zanga/domain/staff/editing/described';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import { holdSlugs } from '../../../platform/database/hold-slugs.ts';
import { storeSimple } from '../../../platform/edited-form.ts';
import { type Ordered, readOrder, type ShopRow, selectEdited } from './edit-queries.ts';

/** A shop, locked until the transaction ends. */
export const holdEdited = (tx: Tx, id: ShopId): Promise<ShopRow | undefined> =>
  selectEdited(tx, id).forUpdate().executeTakeFirst();

export const saveShop = async (tx: Tx, id: ShopId, form: ShopForm): Promise<void> => {
  const columns = { ...storeSimple(shopFields, form), lat: form.lat, lng: form.lng };
  await tx.updateTable('shops').set(columns).where('id', '=', id).execute();
};

type Blank = { readonly id: ShopId; readonly slug: string; readonly name: string };

/** Placeholder address of a new shop: its form requires a real one before it is saved. */
const nowhere = { street: '', number: '', zip: '', city: '', province: 'RM', lat: 41.9028, lng: 12.4964 };

/** Adds the first shop, with nothing but a name: orders are for pickup, paid at the shop. */
export const insertBlank = async (tx: Tx, shop: Blank): Promise<void> => {
  const offered = { services: ['pickup'], payments: ['till'], phone: '', email: '', published: false };
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from shops)`;
  await tx
    .insertInto('shops')
    .values({ ...shop, ...nowhere, ...offered, position })
    .execute();
  const slots = (['delivery', 'pickup'] as const).map((mode) => ({
    ...{ shop_id: shop.id, mode, slot_minutes: 15, kitchen_minutes: 20, days_ahead: 2 },
    ...{ pieces: 20, orders: 8 },
  }));
  await tx.insertInto('slot_capacity').values(slots).execute();
};

type Copy = {
  readonly id: ShopId;
  readonly slug: string;
  readonly name: string;
  /** The shop copied. */
  readonly of: string;
};

/**
 * Adds a shop closed to the public, with services, hours and slots of another. Delivery areas are not copied: no two
 * shops deliver from the same place.
 */
export const insertCopy = async (tx: Tx, { id, slug, name, of }: Copy): Promise<void> => {
  const copied = simpleIn(shopFields).filter((field) => field !== 'name' && field !== 'published');
  const columns = sql.join(copied.map((field) => sql.ref(columnIn(shopFields, field))));
  await sql`
    insert into shops (id, slug, name, lat, lng, time_zone, position, published, ${columns})
    select ${id}, ${slug}, ${name}, lat, lng, time_zone, (select max(position) + 1 from shops), false, ${columns}
    from shops where id = ${of}`.execute(tx);
  await sql`
    insert into shop_hours (shop_id, service, weekday, opens_minute, closes_minute)
    select ${id}, service, weekday, opens_minute, closes_minute from shop_hours where shop_id = ${of}`.execute(
    tx,
  );
  await sql`
    insert into shop_exceptions (shop_id, day, service, intervals, reason)
    select ${id}, day, service, intervals, reason from shop_exceptions where shop_id = ${of}`.execute(tx);
  await sql`
    insert into slot_capacity (shop_id, mode, slot_minutes, kitchen_minutes, days_ahead, pieces, orders)
    select ${id}, mode, slot_minutes, kitchen_minutes, days_ahead, pieces, orders
    from slot_capacity where shop_id = ${of}`.execute(tx);
};

/** All shops, locked: none is added, edited or moved until the transaction ends. */
export const holdOrder = async (tx: Tx): Promise<Ordered[]> => {
  await holdSlugs(tx, 'shops');
  await tx.selectFrom('shops').select('id').orderBy('id').forNoKeyUpdate().execute();
  return readOrder(tx);
};

/** Saves the order of the shops; rows whose place stays are not touched. */
export const saveOrder = async (tx: Tx, shops: readonly string[]): Promise<void> => {
  await sql`
    update shops s set position = o.place
    from unnest(${[...shops]}::text[]) with ordinality o (id, place)
    where s.id = o.id and s.position <> o.place`.execute(tx);
};
