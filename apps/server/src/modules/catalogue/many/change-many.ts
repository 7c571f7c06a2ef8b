import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { Refusal } from '@zanga/contract/wire/route';
import type { ManyJudged } from '@zanga/domain/catalogue/many/change-many';
import type { ProductId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import type { Payments } from '../../payments/public.ts';
import { readEditedBy } from '../editing/edit-queries.ts';
import { holdManyEdited } from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';
import { saveCounts } from '../stock/count-store.ts';
import { holdKnownThings, type KnownThings, readKnownThings } from '../table/known-things.ts';
import { countedOf } from './counted-of.ts';
import { judgeMany, presentJudged, versionFor } from './judge-many.ts';
import { writeMany } from './write-many.ts';

type Looking = {
  readonly session: Session;
  readonly products: readonly ProductId[];
  readonly change: ManyChange;
};

export type ManyTools = { readonly db: Db; readonly payments: Pick<Payments, 'takesCards'> };

/** Whether the shop of a change exists. */
const knowsShop = (change: ManyChange, { shops }: KnownThings): boolean =>
  change.what !== 'count' || shops.includes(change.shop);

/** Preview of a change of many products, in the order given; writes nothing. */
export const previewChange = async (
  { db, payments }: ManyTools,
  { session, products, change }: Looking,
): Promise<{ data: ManyRow[] } | Refusal<'menu.of_all_shops' | 'shop.not_found'>> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  const known = await readKnownThings(db, payments.takesCards);
  if (!knowsShop(change, known)) return refuse('shop.not_found');
  const found = (await readEditedBy(db, 'id', products)).map(presentEdited);
  const byId = new Map(found.map((product) => [product.id, product]));
  const shown = [...new Set(products)].flatMap((id) => byId.get(id) ?? []);
  return { data: shown.map((product) => presentJudged(product, change, judgeMany(product, change, known))) };
};

type ProductVersion = { readonly id: ProductId; readonly version: string };

type Changing = {
  readonly session: StaffSession;
  readonly products: readonly ProductVersion[];
  readonly change: ManyChange;
  readonly sure: boolean;
};

type ManyRefusal = Refusal<
  | 'menu.of_all_shops'
  | 'shop.not_found'
  | 'menu_change.overtaken'
  | 'menu_change.refused'
  | 'menu_change.nothing'
  | 'product.price_unusual'
>;

type JudgedProduct = { readonly product: EditedProduct; readonly judged: ManyJudged };
type ChangedProduct = {
  readonly product: EditedProduct;
  readonly judged: ManyJudged & { outcome: 'changed' };
};

const isMade = (one: JudgedProduct): one is ChangedProduct => one.judged.outcome === 'changed';

const namesOf = (some: readonly { readonly product: EditedProduct }[]) => ({
  products: some.map(({ product }) => product.form.name),
});

/** Locks the products; refused with the names of the ones changed since they were previewed. */
const holdAsSeen = async (
  tx: Tx,
  wanted: readonly ProductVersion[],
  change: ManyChange,
): Promise<readonly EditedProduct[] | Refusal<'menu_change.overtaken'>> => {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const held = new Map((await holdManyEdited(tx, ids)).map((row) => [row.id, presentEdited(row)]));
  const isSeen = ({ id, version }: ProductVersion): boolean => {
    const product = held.get(id);
    return product !== undefined && versionFor(product, change) === version;
  };
  const lost = wanted.filter((one) => !isSeen(one));
  if (lost.length === 0) return ids.flatMap((id) => held.get(id) ?? []);
  const names = lost.map(({ id }) => held.get(id)?.form.name ?? 'un prodotto che non c’è più');
  return refuse('menu_change.overtaken', { products: [...new Set(names)] });
};

const judgeAll = (
  held: readonly EditedProduct[],
  change: ManyChange,
  known: KnownThings,
): readonly JudgedProduct[] =>
  held.map((product) => ({ product, judged: judgeMany(product, change, known) }));

/** Changes many products alike, all of them or none. */
export const changeMany = async (
  { db, payments }: ManyTools,
  { session, products, change, sure }: Changing,
  now: Date,
): Promise<{ id: string; changed: number } | ManyRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  return inTransaction<{ id: string; changed: number } | ManyRefusal>(db, async (tx) => {
    const known = await holdKnownThings(tx, payments.takesCards);
    if (!knowsShop(change, known)) return refuse('shop.not_found');
    const held = await holdAsSeen(tx, products, change);
    if ('ok' in held) return held;
    const all = judgeAll(held, change, known);
    const refused = all.filter(({ judged }) => judged.outcome === 'refused');
    if (refused.length > 0) return refuse('menu_change.refused', namesOf(refused));
    const made = all.filter(isMade);
    if (made.length === 0) return refuse('menu_change.nothing');
    const unusual = made.filter(({ judged }) => judged.unusual);
    if (unusual.length > 0 && !sure) return refuse('product.price_unusual', namesOf(unusual));
    const changes = made.map(({ product, judged }) => ({ product, ...judged }));
    // An order may have taken pieces since they were read.
    const lost = await saveCounts(tx, changes.flatMap(countedOf));
    const taken = new Set(lost.map(({ product }) => product));
    if (taken.size > 0)
      return refuse('menu_change.overtaken', namesOf(made.filter(({ product }) => taken.has(product.id))));
    const id = await writeMany(tx, { trail: session.trail, known, now }, changes);
    return { id, changed: made.length };
  });
};
