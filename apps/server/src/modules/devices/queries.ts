import type { ShopDeviceId, ShopId, UserId } from '@zanga/domain/ids';
import type { DeviceKind, WorkDeviceKind } from '@zanga/domain/staff/device-rights';
import type { StaffPost, StaffRole } from '@zanga/domain/staff/rights';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { DeviceSeen } from '../../platform/session.ts';

/** A device unused for so many days has to be given a code again. */
const unusedDays = 90;
const usualIdleMinutes = 3;

const unusedSince = (now: Date) => new Date(now.getTime() - unusedDays * 86_400_000);

type Row = {
  readonly id: ShopDeviceId;
  readonly shop_id: ShopId;
  readonly kind: WorkDeviceKind;
  readonly name: string;
  readonly person_id: UserId | null;
  readonly role: StaffRole | null;
  readonly role_shop: ShopId | null;
  readonly all_shops: boolean | null;
};

/**
 * The device of a secret, and the person on it with their present posts. A person is off it once suspended, without
 * post or PIN, or after its minutes untouched. Read before each of its calls and never cached, so that switching off
 * works at once.
 */
const find = async (db: Db, named: RawBuilder<boolean>, now: Date): Promise<DeviceSeen | undefined> => {
  const { rows } = await sql<Row>`
    select d.id, d.shop_id, d.kind, d.name, r.user_id as person_id, r.role, r.shop_id as role_shop, r.all_shops
    from shop_devices d
    left join pin_holders h on h.user_id = d.person_id and h.shop_id = d.shop_id and h.set_at <= d.person_since
      and d.person_until > ${now}
    left join staff_roles r on r.user_id = h.user_id
    where ${named} and d.secret_hash is not null and d.ended_at is null
      and coalesce(d.seen_at, d.claimed_at) > ${unusedSince(now)}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const posts: StaffPost[] = rows.flatMap(({ role, role_shop, all_shops }) =>
    role === null ? [] : [{ role, shopId: role_shop, allShops: all_shops ?? false }],
  );
  const { id, shop_id: shopId, kind, name, person_id: userId } = row;
  const here = posts.some((post) => post.allShops || post.shopId === shopId);
  return {
    device: { id, shopId, kind, name },
    person: userId !== null && here ? { userId, posts } : undefined,
  };
};

/** The device with a secret. */
export const findDevice = (db: Db, secretHash: Buffer, now: Date): Promise<DeviceSeen | undefined> =>
  find(db, sql<boolean>`d.secret_hash = ${secretHash}`, now);

/** The same by id, for a device already authenticated. */
export const findDeviceById = (db: Db, id: ShopDeviceId, now: Date): Promise<DeviceSeen | undefined> =>
  find(db, sql<boolean>`d.id = ${id}`, now);

/** The shop of a device. */
export const readShop = (db: Db | Tx, id: ShopId) =>
  db
    .selectFrom('shop_profiles')
    .select(['id', 'slug', 'name', 'services'])
    .where('id', '=', id)
    .executeTakeFirst();

export const readIdleMinutes = async (db: Db | Tx, shop: ShopId): Promise<number> => {
  const row = await db
    .selectFrom('device_settings')
    .select('idle_minutes')
    .where('shop_id', '=', shop)
    .executeTakeFirst();
  return row?.idle_minutes ?? usualIdleMinutes;
};

export const nameOfPerson = async (db: Db, id: UserId): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select trim(concat(firstname, ' ', lastname)) as name from people where id = ${id}`.execute(db);
  return rows[0]?.name ?? '';
};

export type DeviceRow = {
  readonly id: ShopDeviceId;
  readonly shop_id: ShopId;
  readonly kind: DeviceKind;
  readonly name: string;
  readonly created_at: Date;
  readonly claimed_at: Date | null;
  readonly code_until: Date | null;
  readonly seen_at: Date | null;
  readonly browser: string | null;
  readonly network: string | null;
  readonly version: string | null;
  readonly person_id: UserId | null;
  readonly person_name: string | null;
  readonly person_until: Date | null;
  readonly last_person_id: UserId | null;
  readonly last_person_name: string | null;
  readonly created_by: string | null;
};

type DeviceSearch = { readonly shop: ShopId } | { readonly id: string };

/** Devices in service, of a shop or one by id. */
export const readDevices = async (db: Db | Tx, wanted: DeviceSearch): Promise<readonly DeviceRow[]> => {
  const { rows } = await sql<DeviceRow>`
    select d.id, d.shop_id, d.kind, d.name, d.created_at, d.claimed_at, d.code_until, d.seen_at, d.browser, d.network,
      d.version, d.person_id, d.person_until, d.last_person_id, d.created_by,
      trim(concat(p.firstname, ' ', p.lastname)) as person_name,
      trim(concat(l.firstname, ' ', l.lastname)) as last_person_name
    from shop_devices d left join people p on p.id = d.person_id left join people l on l.id = d.last_person_id
    where d.ended_at is null and ${'shop' in wanted ? sql`d.shop_id = ${wanted.shop}` : sql`d.id = ${wanted.id}`}
    order by d.created_at, d.id`.execute(db);
  return rows;
};

/** Whether it was unused for so long that it needs a code again. */
export const isAsleep = (
  { claimed_at, seen_at }: Pick<DeviceRow, 'claimed_at' | 'seen_at'>,
  now: Date,
): boolean => claimed_at !== null && (seen_at ?? claimed_at) <= unusedSince(now);
