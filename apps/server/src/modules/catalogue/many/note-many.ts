import { isDeepStrictEqual } from 'node:util';
import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import { type CountChange, countCells } from '@zanga/domain/catalogue/table/counts';
import { flatOf } from '@zanga/domain/catalogue/table/flat';
import { changesFrom } from '@zanga/domain/catalogue/table/judge-row';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Trail } from '../../../platform/session.ts';
import { noteChanges } from '../../audit/public.ts';
import { auditedOf } from '../editing/audited-form.ts';
import { countEntries } from '../stock/count-entries.ts';
import type { KnownThings } from '../table/known-things.ts';
import { countedOf } from './counted-of.ts';

type ChangedProduct = {
  readonly product: EditedProduct;
  readonly form: ProductForm;
  readonly counts?: readonly CountChange[];
};

type ManyToNote = {
  /** Id of the change that is made, or taken back. */
  readonly id: string;
  readonly made: readonly ChangedProduct[];
  /** Products that were left as they are. */
  readonly left?: readonly string[];
  readonly known: KnownThings;
};

/** `Arancino: prezzo 2,50 → 2,90` */
const wordsOf = ({ product, form, counts = [] }: ChangedProduct, { names }: KnownThings): string => {
  const { slug, kind } = product;
  const changes = [
    ...changesFrom(flatOf(product), flatOf({ slug, kind, form }), names),
    ...countCells(counts, names),
  ];
  const words = changes.map(({ column, before, after }) => `${column} ${before || '–'} → ${after || '–'}`);
  // Pictures have no column in the table.
  const [had, has] = [product.form.pictures, form.pictures];
  if (had.join() !== has.join()) words.push(`foto ${had.length} → ${has.length}`);
  return `${form.name}: ${words.join(', ')}`;
};

/** One entry lists the whole change; each product has its own as well, like after an edit. */
export const noteMany = (
  tx: Tx,
  trail: Trail,
  { id, made, left = [], known }: ManyToNote,
  now: Date,
): Promise<void> => {
  const products = made
    .map((one) => wordsOf(one, known))
    .toSorted((one, other) => one.localeCompare(other, 'it'));
  const whole = {
    ...({ kind: 'menu_change', thing: id, shopId: null } as const),
    after: { changed: made.length, products, ...(left.length > 0 && { left }) },
  };
  // A product with new stock alone has no edited form.
  const edited = made.filter(({ product, form }) => !isDeepStrictEqual(product.form, form));
  const each = edited.map(({ product, form }) => ({
    ...({ kind: 'product', thing: product.id, shopId: null } as const),
    ...{ before: auditedOf(product.form, known.ownNames), after: auditedOf(form, known.ownNames) },
  }));
  return noteChanges(tx, trail, [whole, ...each, ...countEntries(made.flatMap(countedOf))], now);
};
