import type { FieldErrors } from '@zanga/contract/wire/route';
import { checkChoices } from '@zanga/domain/catalogue/options';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { checkLeftOut, strangersIn } from '@zanga/domain/catalogue/recipe/ingredients';
import type { Id } from '@zanga/domain/ids';
import { cents, formatEuro } from '@zanga/domain/money';
import { lineKey, mostPieces } from '@zanga/domain/ordering/cart-lines';
import { type Buyer, priceLine } from '@zanga/domain/pricing/line';
import { newId } from '../../../platform/new-id.ts';
import type { ProductForSale } from '../../catalogue/public.ts';
import type { CartInput, StoredLine } from './cart-record.ts';
import type { Products } from './price-stored-cart.ts';

type Items = NonNullable<CartInput['items']>;

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldErrors };

type Known = {
  readonly lines: readonly StoredLine[];
  readonly products: Products;
  readonly buyer: Buyer;
  /** Mode and shop for the prices of its products. */
  readonly context: PriceContext;
};

/** Highest total of a cart; a larger order goes by phone. */
const mostWorth = cents(1_000_000);

const isChoiceId = (text: string): text is Id<'cho'> => text.startsWith('cho_');
const isIngredientId = (text: string): text is Id<'ing'> => text.startsWith('ing_');

/** Problems with left-out ingredients: not removable, or not in the dish. */
const withoutProblems = (without: readonly string[], { madeOf }: ProductForSale): readonly string[] => {
  const check = checkLeftOut(madeOf, without);
  return [
    ...(strangersIn(madeOf, without).length > 0 ? ['puoi togliere solo quello che c’è nella ricetta'] : []),
    ...(check.ok ? [] : check.problems.map(({ text }) => text)),
  ];
};

/** A new line: its product, options and quantity must be possible. */
const newLine = (
  item: Items[number],
  product: ProductForSale,
  { buyer, context }: Pick<Known, 'buyer' | 'context'>,
): Read<StoredLine> => {
  const options = item.options.filter(isChoiceId);
  const groups = product.groupsAt(buyer.now);
  const check = checkChoices(groups, options);
  const problems = [
    ...(options.length < item.options.length ? ['Una delle scelte non è più disponibile'] : []),
    ...(check.ok ? [] : check.problems.map(({ text }) => text)),
  ];
  const without = item.without.filter(isIngredientId);
  const missed = withoutProblems(item.without, product);
  if (problems.length + missed.length > 0)
    return {
      ok: false,
      fields: {
        ...(problems.length > 0 && { options: problems }),
        ...(missed.length > 0 && { without: missed }),
      },
    };
  const { id, slug, name, memberPrice } = product;
  const price = product.priceAt(context, buyer.now);
  const { unit } = priceLine({ price, memberPrice, groups, chosen: options, qty: 1 }, buyer);
  const { qty, notes } = item;
  return {
    ok: true,
    value: {
      id: newId('lin'),
      product: id,
      slug,
      name,
      options,
      without,
      qty,
      notes: notes.trim(),
      seen: unit,
    },
  };
};

/** The line of an item; an existing line stays even when it is no longer available, so that its owner is told. */
const lineFor = (item: Items[number], { lines, products, ...known }: Known): Read<StoredLine> => {
  const there = lines.find(({ product, slug }) => product === item.product || slug === item.product);
  const product = products.get(item.product);
  const id = product?.id ?? there?.product;
  const key = id === undefined ? null : lineKey({ ...item, product: id });
  const same = lines.find((line) => lineKey(line) === key);
  if (same) return { ok: true, value: { ...same, qty: item.qty } };
  if (product) return newLine(item, product, known);
  return { ok: false, fields: { product: ['questo prodotto non esiste o non c’è più'] } };
};

/** Reads the lines of a wish, keeping existing ones; problems by field. */
export const readItems = (items: Items, known: Known): Read<readonly StoredLine[]> => {
  const wanted = new Map<string, StoredLine>();
  const fields: Record<string, readonly string[]> = {};
  for (const [at, item] of items.entries()) {
    const read = lineFor(item, known);
    if (!read.ok) {
      for (const [name, texts] of Object.entries(read.fields)) fields[`items.${at}.${name}`] = texts;
      continue;
    }
    const key = lineKey(read.value);
    const qty = read.value.qty + (wanted.get(key)?.qty ?? 0);
    if (qty > mostPieces) fields[`items.${at}.qty`] = [`al massimo ${mostPieces} pezzi`];
    wanted.set(key, { ...(wanted.get(key) ?? read.value), qty });
  }
  const lines = [...wanted.values()];
  const worth = lines.reduce((sum, { seen, qty }) => sum + seen * qty, 0);
  if (worth > mostWorth)
    fields.items = [`il carrello può arrivare a ${formatEuro(mostWorth)}: per un ordine più grande chiamaci`];
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: lines };
};
