import { createHash, randomBytes } from 'node:crypto';
import type { Totem } from '@zanga/contract/shops/totems';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId, TotemId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { newId } from '../../platform/new-id.ts';
import { refuse } from '../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../platform/session.ts';
import { noteChange } from '../audit/public.ts';
import { readShop, readShopOfTotem, readTotemByHash, readTotems } from './queries.ts';
import { insertTotem, retireTotem } from './store.ts';

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** An authenticated totem. */
export type KnownTotem = NonNullable<Awaited<ReturnType<typeof readTotemByHash>>>;

/** The totem with a key. */
export const totemOf = (db: Db, key: string): Promise<KnownTotem | undefined> =>
  readTotemByHash(db, hashOf(key));

type Row = Awaited<ReturnType<typeof readTotems>>[number];

const present = ({
  id,
  name,
  reader,
  created_at,
  seen_at,
}: Omit<Row, 'key_hash' | 'made_in_sandbox'>): Totem => ({
  id,
  name,
  reader,
  created_at: created_at.toISOString(),
  seen_at: seen_at?.toISOString() ?? null,
});

/** The totems of a shop, and whether it offers orders at totems. */
export const totemsOf = async (
  db: Db,
  { shop: key, session }: { readonly shop: string; readonly session: Session },
): Promise<{ data: Totem[]; offered: boolean } | Refusal<'shop.not_found'>> => {
  const shop = await readShop(db, key);
  if (!shop || !mayWorkFor(session, shop.id)) return refuse('shop.not_found');
  return { data: (await readTotems(db, shop.id)).map(present), offered: shop.services.includes('totem') };
};

type RequestedTotem = {
  readonly shop: string;
  readonly name: string;
  readonly reader: string | null;
  readonly session: StaffSession;
  readonly origin: string;
};

type NewTotem = {
  readonly shop: ShopId;
  readonly name: string;
  readonly reader: string | null;
  readonly origin: string;
  /** The person who sets it up. */
  readonly by: UserId | null;
};

/** A new totem of a shop, with the address that turns a screen into it; shown once. */
export const makeTotem = async (
  tx: Tx,
  { shop, name, reader, origin, by }: NewTotem,
  now: Date,
): Promise<Totem & { address: string }> => {
  const key = randomBytes(32).toString('base64url');
  const made = { created_at: now, created_by: by, seen_at: null, retired_at: null };
  const row = { id: newId('ttm'), shop_id: shop, name, reader, ...made };
  await insertTotem(tx, { ...row, key_hash: hashOf(key) });
  return { ...present(row), address: `${origin}/totem#${key}` };
};

/**
 * Sets up a totem. Its key stands behind the `#` of its address, which no server ever sees; only its hash is stored.
 */
export const addTotem = async (
  db: Db,
  { shop: wanted, name, reader, session, origin }: RequestedTotem,
  now: Date,
): Promise<(Totem & { address: string }) | Refusal<'shop.not_found' | 'totem.not_offered'>> => {
  const shop = await readShop(db, wanted);
  if (!shop || !mayWorkFor(session, shop.id)) return refuse('shop.not_found');
  if (!shop.services.includes('totem')) return refuse('totem.not_offered');
  return inTransaction(db, async (tx) => {
    const made = await makeTotem(tx, { shop: shop.id, name, reader, origin, by: session.userId }, now);
    const added = { kind: 'totem', thing: made.id, shopId: shop.id, after: { name, reader } } as const;
    await noteChange(tx, session.trail, added, now);
    return made;
  });
};

/** Ends a totem; false if it is not in a shop of the caller. */
export const removeTotem = async (
  db: Db,
  { id, session }: { readonly id: TotemId; readonly session: StaffSession },
  now: Date,
): Promise<boolean> => {
  const shop = await readShopOfTotem(db, id);
  if (shop === undefined || !mayWorkFor(session, shop)) return false;
  return inTransaction(db, async (tx) => {
    const name = await retireTotem(tx, id, now);
    if (name === undefined) return false;
    await noteChange(tx, session.trail, { kind: 'totem', thing: id, shopId: shop, before: { name } }, now);
    return true;
  });
};
