import type { DeviceWithCode, ShopDevice } from '@zanga/contract/people/shop-devices';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopDeviceId, ShopId, UserId } from '@zanga/domain/ids';
import type { DeviceKind } from '@zanga/domain/staff/device-rights';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/new-id.ts';
import { isRefusal, refuse } from '../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../platform/session.ts';
import type { Accounts } from '../accounts/public.ts';
import { noteChange } from '../audit/public.ts';
import { codeMinutes, newCode, shownCode } from './device-code.ts';
import { type DeviceRow, isAsleep, readDevices, readIdleMinutes, readShop } from './queries.ts';
import { endDevice, insertDevice, lockDevice, saveCode, saveIdleMinutes, saveName } from './store.ts';

export type DeviceTools = { readonly db: Db; readonly accounts: Accounts; readonly origin: () => string };

/** More devices than a shop ever has; ends a loop that asks for codes. */
const mostInShop = 50;

const named = (id: UserId | null, name: string | null) => (id === null ? null : { id, name: name || id });

const presentDevice = (row: DeviceRow, now: Date): ShopDevice => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  created_at: row.created_at.toISOString(),
  claimed_at: row.claimed_at?.toISOString() ?? null,
  code_until: row.code_until && row.code_until > now ? row.code_until.toISOString() : null,
  seen_at: row.seen_at?.toISOString() ?? null,
  asleep: isAsleep(row, now),
  browser: row.browser,
  network: row.network,
  version: row.version,
  person: row.person_until && row.person_until > now ? named(row.person_id, row.person_name) : null,
  last_person: named(row.last_person_id, row.last_person_name),
});

const presentOne = async (db: Db | Tx, id: string, now: Date): Promise<ShopDevice | undefined> => {
  const [row] = await readDevices(db, { id });
  return row && presentDevice(row, now);
};

/** The devices of a shop, for staff who may register them there. */
export const devicesOf = async (
  { db }: DeviceTools,
  { shop, session }: { readonly shop: ShopId; readonly session: Session },
  now: Date,
): Promise<{ data: ShopDevice[]; idle_minutes: number } | Refusal<'shop.not_found'>> => {
  if (!mayWorkFor(session, shop) || !(await readShop(db, shop))) return refuse('shop.not_found');
  const rows = await readDevices(db, { shop });
  return { data: rows.map((row) => presentDevice(row, now)), idle_minutes: await readIdleMinutes(db, shop) };
};

/** Draws a code for a device; its former code ends. */
const giveCode = async ({ accounts, origin }: DeviceTools, tx: Tx, id: ShopDeviceId, now: Date) => {
  const code = newCode();
  const until = new Date(now.getTime() + codeMinutes * 60_000);
  await saveCode(tx, id, { hash: accounts.keys.mac('device_code', code), until });
  return { code: shownCode(code), address: `${origin()}/gestione/dispositivo#${code}` };
};

type Adding = {
  readonly shop: ShopId;
  readonly name: string;
  readonly kind: DeviceKind;
  readonly session: StaffSession;
};

type Added = DeviceWithCode | Refusal<'shop.not_found' | 'totem.not_offered' | 'device.too_many'>;

/** Registers a device, which waits until its code is typed. */
export const addDevice = async (
  tools: DeviceTools,
  { shop: wanted, name, kind, session }: Adding,
  now: Date,
): Promise<Added> => {
  const shop = mayWorkFor(session, wanted) ? await readShop(tools.db, wanted) : undefined;
  if (!shop) return refuse('shop.not_found');
  if (kind === 'totem' && !shop.services.includes('totem')) return refuse('totem.not_offered');
  if ((await readDevices(tools.db, { shop: shop.id })).length >= mostInShop) return refuse('device.too_many');
  const id = newId('dvc');
  return inTransaction(tools.db, async (tx) => {
    await insertDevice(tx, { id, shop_id: shop.id, kind, name, created_at: now, created_by: session.userId });
    const code = await giveCode(tools, tx, id, now);
    const change = { kind: 'device', thing: id, shopId: shop.id, after: { name, kind } } as const;
    await noteChange(tx, session.trail, change, now);
    const device = await presentOne(tx, id, now);
    return device ? { device, ...code } : refuse('shop.not_found');
  });
};

type About = { readonly device: ShopDeviceId; readonly session: StaffSession };
type Locked = NonNullable<Awaited<ReturnType<typeof lockDevice>>>;

/** Changes a device of the caller's shops, in one transaction. */
const change = <T>(
  { db }: DeviceTools,
  { device, session }: About,
  work: (tx: Tx, row: Locked) => Promise<T>,
): Promise<T | Refusal<'device.not_found'>> =>
  inTransaction(db, async (tx) => {
    const row = await lockDevice(tx, device);
    if (!row || !mayWorkFor(session, row.shop_id)) return refuse('device.not_found');
    return work(tx, row);
  });

const noted = ({ id, shop_id: shopId }: Locked) => ({ kind: 'device', thing: id, shopId }) as const;

/** Draws another code: for a device that lost its secret, or was replaced. */
export const renewCode = (tools: DeviceTools, about: About, now: Date) =>
  change(tools, about, async (tx, row): Promise<DeviceWithCode | Refusal<'device.not_found'>> => {
    const code = await giveCode(tools, tx, row.id, now);
    const after = { code_until: new Date(now.getTime() + codeMinutes * 60_000).toISOString() };
    await noteChange(tx, about.session.trail, { ...noted(row), after }, now);
    const device = await presentOne(tx, row.id, now);
    return device ? { device, ...code } : refuse('device.not_found');
  });

export const renameDevice = (
  tools: DeviceTools,
  { name, ...about }: About & { readonly name: string },
  now: Date,
) =>
  change(tools, about, async (tx, row): Promise<ShopDevice | Refusal<'device.not_found'>> => {
    if (row.name !== name) {
      await saveName(tx, row.id, name);
      const values = { before: { name: row.name }, after: { name } };
      await noteChange(tx, about.session.trail, { ...noted(row), ...values }, now);
    }
    return (await presentOne(tx, row.id, now)) ?? refuse('device.not_found');
  });

/** Switches a device off: its next call fails, and the database announces the end of its streams. */
export const switchOff = async (
  tools: DeviceTools,
  about: About,
  now: Date,
): Promise<undefined | Refusal<'device.not_found'>> => {
  const done = await change(tools, about, async (tx, row) => {
    await endDevice(tx, row.id, now);
    const before = { name: row.name, kind: row.kind };
    await noteChange(tx, about.session.trail, { ...noted(row), before }, now);
    return { ok: true } as const;
  });
  return isRefusal(done) ? done : undefined;
};

type Settling = { readonly shop: ShopId; readonly minutes: number; readonly session: StaffSession };

/** Sets after how many untouched minutes staff are switched off a shop's devices. */
export const settleIdle = async (
  { db }: DeviceTools,
  { shop, minutes, session }: Settling,
  now: Date,
): Promise<undefined | Refusal<'shop.not_found'>> => {
  if (!mayWorkFor(session, shop) || !(await readShop(db, shop))) return refuse('shop.not_found');
  await inTransaction(db, async (tx) => {
    const before = await readIdleMinutes(tx, shop);
    if (before === minutes) return;
    await saveIdleMinutes(tx, shop, minutes, now);
    const values = { before: { idle_minutes: before }, after: { idle_minutes: minutes } };
    await noteChange(tx, session.trail, { kind: 'shop', thing: shop, shopId: shop, ...values }, now);
  });
  return undefined;
};
