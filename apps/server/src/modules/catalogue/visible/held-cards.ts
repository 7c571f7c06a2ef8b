import type { CategoryRef } from '@zanga/contract/menu/categories';
import type { StockAt } from '@zanga/domain/catalogue/availability';
import type { ShopId } from '@zanga/domain/ids';
import { add, type Cents } from '@zanga/domain/money';
import type { CategoryRow } from './category-queries.ts';
import { endOf, isOut, type Marks, type ShopMark } from './held-marks.ts';
import { compareText, type HeldProduct } from './held-product.ts';
import type { HeldChoice, HeldGroup, MarkEnd } from './held-queries.ts';
import type { VisibleCatalogue } from './visible-catalogue.ts';

/** Time and shop for which products are read. */
export type Reader = {
  readonly now: Date;
  /** The shop that prepares the order, if known: choices sold out there are left out. */
  readonly shop?: string | undefined;
};

/** A product with the fields shown everywhere. */
export type FoundRow = HeldProduct & {
  readonly root: CategoryRef;
  readonly root_unit: string | null;
  /** Subcategories first: the nearest category determines the unit. */
  readonly categories: readonly CategoryRow[];
};

type SoldOut = { readonly shop: string | null; readonly until: string | null };

/** A product with everything a card shows. */
export type CardRow = FoundRow & {
  readonly root_availability: unknown;
  /** Price that it keeps for members who have paid, while the brand has Prime switched off. */
  readonly member_price_cents: Cents | null;
  readonly sold_out: readonly SoldOut[];
  readonly stock_at: readonly StockAt[];
  readonly called_off: boolean;
  /**
   * Ids of the default choices. Null where a group needs other choices than the marked ones, one of them is sold out,
   * or they change the price.
   */
  readonly default_options: readonly string[] | null;
  /** When the first sold-out choice is back. */
  readonly choice_back: Date | null;
};

/** A choice with its sold-out marks. */
export type ShownChoice = HeldChoice & {
  readonly sold_out: boolean;
  readonly sold_out_at: readonly { readonly shop: ShopId }[];
};

/** A product with everything its page shows. */
export type DetailRow = CardRow & {
  readonly options: readonly (Omit<HeldGroup, 'choices'> & { readonly choices: readonly ShownChoice[] })[];
};

const placedOf = (menu: VisibleCatalogue, { placed, root_category_id }: HeldProduct): CategoryRow[] => {
  const nearness = ({ id, parent }: CategoryRow) =>
    parent?.id === root_category_id ? 0 : id === root_category_id ? 1 : 2;
  return placed
    .flatMap(({ id }) => menu.category(id) ?? [])
    .sort(
      (one, other) =>
        nearness(one) - nearness(other) || one.position - other.position || compareText(one.id, other.id),
    );
};

export const foundOf = (menu: VisibleCatalogue, product: HeldProduct, root: CategoryRow): FoundRow => ({
  ...product,
  root: { id: root.id, slug: root.slug, name: root.name },
  root_unit: root.unit_of_measure,
  categories: placedOf(menu, product),
});

const none: readonly ShopMark[] = [];

/** Marks of shops on a choice: its own and its ingredient's. */
const marksOfChoice = ({ choices, ingredients }: Marks, { id, words }: HeldChoice, now: Date) => {
  const [own = none, shared = none] = [choices.get(id), ingredients.get(words)];
  return own.length + shared.length === 0
    ? none
    : [...own, ...shared].filter(({ until }) => isOut(until, now));
};

const soldOutMarks = (
  { ingredients }: Marks,
  { out_until, at_shops, made_of }: HeldProduct,
  now: Date,
): readonly SoldOut[] => {
  const words = ingredients.size === 0 ? [] : [...new Set(made_of.map((one) => one.words))];
  const marks: { readonly shop: ShopId | null; readonly until: MarkEnd | null }[] = [
    { shop: null, until: out_until },
    ...at_shops.map(({ shop, out_until: until }) => ({ shop, until })),
    ...words.flatMap((word) => ingredients.get(word) ?? []),
  ];
  return marks
    .filter(({ until }) => isOut(until, now))
    .map(({ shop, until }) => ({ shop, until: endOf(until) }));
};

const defaultsOf = (marks: Marks, groups: readonly HeldGroup[], { now, shop }: Reader) => {
  const ids: string[] = [];
  for (const { choices, min_choices, max_choices } of groups) {
    const chosen = choices.filter(
      (choice) =>
        choice.selected &&
        !isOut(choice.out_until, now) &&
        (shop === undefined || !marksOfChoice(marks, choice, now).some((mark) => mark.shop === shop)),
    );
    const delta = add(...chosen.map(({ price_delta_cents }) => price_delta_cents));
    if (chosen.length < min_choices || chosen.length > max_choices || delta !== 0) return null;
    ids.push(...chosen.map(({ id }) => id));
  }
  return ids;
};

/** When the first sold-out choice is back; null also where all marks are without end. */
const choiceBack = (marks: Marks, groups: readonly HeldGroup[], now: Date): Date | null => {
  let first = Number.POSITIVE_INFINITY;
  const note = (until: MarkEnd | null) => {
    const end = isOut(until, now) ? endOf(until) : null;
    if (end !== null) first = Math.min(first, Date.parse(end));
  };
  for (const { choices } of groups)
    for (const choice of choices) {
      note(choice.out_until);
      for (const { until } of marksOfChoice(marks, choice, now)) note(until);
    }
  return first === Number.POSITIVE_INFINITY ? null : new Date(first);
};

const groupsOf = (menu: VisibleCatalogue, { option_groups }: HeldProduct): readonly HeldGroup[] =>
  option_groups.flatMap((id) => menu.group(id) ?? []);

const cardOf = (
  menu: VisibleCatalogue,
  { product, root }: { readonly product: HeldProduct; readonly root: CategoryRow },
  reader: Reader,
): CardRow => {
  const { marks } = menu;
  const groups = groupsOf(menu, product);
  const { prime_price_cents: member } = product;
  return {
    ...foundOf(menu, product, root),
    root_availability: root.availability,
    prime_price_cents: marks.primeOn ? member : null,
    member_price_cents: marks.primeOn ? null : member,
    sold_out: soldOutMarks(marks, product, reader.now),
    stock_at: product.at_shops.flatMap(({ shop, stock }) => (stock === null ? [] : { shop, pieces: stock })),
    called_off: product.kind === 'cinema' && marks.calledOff.has(product.id),
    default_options: defaultsOf(marks, groups, reader),
    choice_back: choiceBack(marks, groups, reader.now),
  };
};

/** Cards of visible products by id or slug, in that order. */
export const cardsOf = (
  menu: VisibleCatalogue,
  keys: readonly string[],
  reader: Reader,
): readonly CardRow[] =>
  keys.flatMap((key) => {
    const product = menu.product(key);
    const root = product && menu.root(product);
    return product && root ? cardOf(menu, { product, root }, reader) : [];
  });

/** A visible product by id or slug, with everything its page shows. */
export const detailOf = (menu: VisibleCatalogue, key: string, reader: Reader): DetailRow | undefined => {
  const [card] = cardsOf(menu, [key], reader);
  return (
    card && {
      ...card,
      options: groupsOf(menu, card).map((group) => ({
        ...group,
        choices: group.choices.map((choice) => ({
          ...choice,
          sold_out: isOut(choice.out_until, reader.now),
          sold_out_at: marksOfChoice(menu.marks, choice, reader.now),
        })),
      })),
    }
  );
};
