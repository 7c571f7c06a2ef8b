import type { EditedShop } from '@zanga/contract/shops/shop-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ShopId } from '@zanga/domain/ids';
import { freeSlug, slugOf } from '@zanga/domain/staff/editing/slug';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { holdSlugs } from '../../../platform/database/hold-slugs.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readNames } from '../../brand/public-names.ts';
import { readEdited, readFace, readSlugs } from './edit-queries.ts';
import { holdEdited, insertBlank, insertCopy } from './edit-store.ts';
import { presentEdited } from './present-form.ts';

/** Follows a shop that is made as a copy: the products not sold in one are not sold in the other. */
export type ShopCopied = (tx: Tx, copy: { readonly from: string; readonly to: string }) => Promise<void>;

type AddingTools = { readonly db: Db; readonly onShopCopied: ShopCopied };
type Adding = { readonly session: StaffSession; readonly name: string; readonly copyOf: ShopId | null };

/** An unused slug: made of the name without the brand, with a number behind it if taken. */
const slugFor = async (tx: Tx, name: string): Promise<string> => {
  const { brand } = await readNames(tx);
  const branded = `${brand} `.toLowerCase();
  const own = name.toLowerCase().startsWith(branded) ? name.slice(branded.length) : name;
  const start = slugOf(own) || 'negozio';
  await holdSlugs(tx, 'shops');
  return freeSlug(start, await readSlugs(tx, start));
};

/** Adds a shop, empty or as a copy of another; it is closed to the public until it is opened. */
export const addShop = async (
  { db, onShopCopied }: AddingTools,
  { session, name, copyOf }: Adding,
  now: Date,
): Promise<EditedShop | Refusal<'shop.not_found' | 'invalid'>> => {
  if (!mayWorkFor(session, null)) return refuse('shop.not_found');
  if (name === '') return refuse('invalid', { name: ['Scrivi un nome'] });
  return inTransaction(db, async (tx) => {
    const source = copyOf === null ? null : await holdEdited(tx, copyOf);
    if (source === undefined) return refuse('shop.not_found');
    const id = newId('shp');
    const slug = await slugFor(tx, name);
    if (source) {
      await insertCopy(tx, { id, name, slug, of: source.id });
      await onShopCopied(tx, { from: source.id, to: id });
    } else await insertBlank(tx, { id, name, slug });
    const after = { name, ...(source && { copy_of: source.name }) };
    await noteChange(tx, session.trail, { kind: 'shop', thing: id, shopId: id, after }, now);
    const row = await readEdited(tx, id);
    if (!row) throw new Error(`${id} was not written`);
    return presentEdited(row, { booked: [], face: await readFace(tx, id) });
  });
};
