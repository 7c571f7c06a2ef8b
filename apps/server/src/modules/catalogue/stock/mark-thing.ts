import type { ShelfKind, ShelfThing } from '@zanga/contract/menu/shelf';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Session, StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { nextOpening } from '../../shops/public.ts';
import { findStaffShop } from '../../shops/public-staff.ts';
import { choicesOf, dishesMadeOf, findOnShelf, readCounted, readOut, readThing } from './marks-queries.ts';
import { removeMark, saveMark } from './marks-store.ts';
import { presentThing } from './present-thing.ts';

type InShop = { readonly session: Session; readonly shop: string };
type ThingKey = { readonly kind: ShelfKind; readonly key: string };
type ShelfThings = {
  readonly out: ShelfThing[];
  readonly found: ShelfThing[];
  readonly counted: ShelfThing[];
  readonly next_opening: string;
};
type NoShop = Refusal<'shop.not_found'>;

/** Shelf of a shop: sold-out marks, own stock, and things found by name. */
export const seeShelfThings = async (
  db: Db,
  { search, ...where }: InShop & { readonly search: string | undefined },
  now: Date,
): Promise<ShelfThings | NoShop> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  const out = await readOut(db, shop.id, now);
  const found = await findOnShelf(db, shop.id, search?.trim() ?? '', now);
  const counted = await readCounted(db, shop.id, now);
  const opening = await nextOpening(db, shop.id, now);
  return {
    out: out.map(presentThing),
    found: found.map(presentThing),
    counted: counted.map(presentThing),
    next_opening: opening.toISOString(),
  };
};

/** Dishes and choices that a mark would sell out, shown before marking. */
export const seeReach = async (
  db: Db,
  { kind, key, ...where }: InShop & ThingKey,
  now: Date,
): Promise<
  { dishes: string[]; choices: { name: string; group: string }[] } | NoShop | Refusal<'product.not_found'>
> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  const thing = await readThing(db, shop.id, { kind, key }, now);
  if (!thing) return refuse('product.not_found');
  if (kind === 'product') return { dishes: [thing.name], choices: [] };
  if (kind === 'choice') return { dishes: [], choices: [{ name: thing.name, group: thing.among ?? '' }] };
  const [dishes, choices] = [await dishesMadeOf(db, shop.id, key), await choicesOf(db, key)];
  return { dishes: [...dishes], choices: [...choices] };
};

const longestMs = 366 * 86_400_000;

type Marking = InShop &
  ThingKey & { readonly session: StaffSession; readonly until: Date | 'for_good' | null };

/** Marks a thing as sold out in a shop, or removes the mark. */
export const markThing = async (
  db: Db,
  { kind, key, until, ...where }: Marking,
  now: Date,
): Promise<ShelfThing | NoShop | Refusal<'product.not_found' | 'invalid'>> => {
  const shop = await findStaffShop(db, where);
  if (!shop) return refuse('shop.not_found');
  if (until instanceof Date && (until <= now || until.getTime() - now.getTime() > longestMs))
    return refuse('invalid', { until: ['scegli un momento futuro'] });
  return inTransaction(db, async (tx) => {
    const before = await readThing(tx, shop.id, { kind, key }, now);
    if (!before) return refuse('product.not_found');
    const { name } = before;
    const by = where.session.userId;
    const end = until === 'for_good' ? null : until;
    if (until === null) await removeMark(tx, { kind, shopId: shop.id, key });
    else await saveMark(tx, { kind, shopId: shop.id, key, name, until: end, by }, now);
    const told = (out: boolean, at: Date | null) => ({
      [kind]: name,
      sold_out_until: out ? (at ?? 'for_good') : null,
    });
    const change = { before: told(before.out, before.until), after: told(until !== null, end) };
    const thing =
      kind === 'product' ? ({ kind, thing: key } as const) : ({ kind: 'shop', thing: shop.id } as const);
    await noteChange(tx, where.session.trail, { ...thing, shopId: shop.id, ...change }, now);
    const after = await readThing(tx, shop.id, { kind, key }, now);
    return presentThing(after ?? before);
  });
};
