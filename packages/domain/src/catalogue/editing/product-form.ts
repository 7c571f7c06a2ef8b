import type { Cents } from '../../money.ts';
import type { AllergenDeclaration } from '../allergens.ts';
import type { OptionGroup } from '../options.ts';
import type { PackSize } from '../price/unit-price.ts';
import { type PublicationProblem, publicationProblems } from '../publication.ts';
import type { Allergen, Channel, DietaryLabel, DietContent, ProductKind, VatClass } from '../vocabulary.ts';
import { lifeContradictions } from './life.ts';
import { type PriceRuleForm, priceRuleProblems } from './price-rule-form.ts';
import { type WindowForm, windowProblems } from './window-form.ts';

/** A price for a while; the one before it stands beside it, struck. */
export type Reduction = {
  readonly price: Cents;
  readonly reason: string;
  readonly from: string;
  readonly until: string | null;
};

/** What a dish is made of, as it is read within a sentence; without an id it is new. */
export type RecipeItem = {
  readonly id: string | null;
  readonly name: string;
  /** Whether it is left out where somebody asks for that. */
  readonly removable: boolean;
};

/** What staff edit of a product. */
export type ProductForm = {
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  readonly price: Cents;
  readonly prime_price: Cents | null;
  readonly reduction: Reduction | null;
  /** What it costs in a way, at a shop, from a day on or by hours. */
  readonly prices: readonly PriceRuleForm[];
  readonly vat_class: VatClass;
  readonly age_limit: number | null;
  readonly frozen: boolean;
  readonly stock: number | null;
  /** What a pack holds, from which the price of a kilo, a litre or a piece follows. */
  readonly pack: PackSize | null;
  /** What it is sold by: `al pezzo`; null where its category says. */
  readonly unit_of_measure: string | null;
  readonly channels: readonly Channel[];
  readonly labels: readonly DietaryLabel[];
  /** What it is made of beside its allergens; null until declared. */
  readonly diet_contents: readonly DietContent[] | null;
  /** Null until somebody has declared them. */
  readonly allergens: {
    readonly contains: readonly Allergen[];
    readonly may_contain: readonly Allergen[];
  } | null;
  /** Ids; the first is the one it is shown under. */
  readonly categories: readonly string[];
  /** Ids of the groups of options, in the order in which it asks for them. */
  readonly option_groups: readonly string[];
  /** In the order of the recipe. */
  readonly recipe: readonly RecipeItem[];
  /** When it can be had; always where there is none. */
  readonly windows: readonly WindowForm[];
  /** Shops that do not sell it. */
  readonly unsold_at: readonly string[];
  /** Ids of what goes well with it, in the order in which it is offered. */
  readonly pairings: readonly string[];
  /** Ids; the first stands on its card. */
  readonly pictures: readonly string[];
  readonly published: boolean;
  /** Put away: nobody buys it any more. */
  readonly archived: boolean;
  /** From when it is sold, where it is not yet. */
  readonly publish_at: string | null;
  /** When it is put away. */
  readonly archive_at: string | null;
};

/** What a form says of allergens, as the rules read it. */
export const declarationOf = ({ allergens }: Pick<ProductForm, 'allergens'>): AllergenDeclaration | null =>
  allergens && {
    ...Object.fromEntries(allergens.may_contain.map((one) => [one, 'may_contain'])),
    ...Object.fromEntries(allergens.contains.map((one) => [one, 'contains'])),
  };

/** From here on a price is more likely a comma in the wrong place. */
const unusuallyMuch = 1_000_000;

/** Whether somebody is asked twice for a price: nothing, or ten thousand euro. */
export const isUnusualPrice = (price: Cents): boolean => price === 0 || price >= unusuallyMuch;

/** The first price of a form that is asked about twice, among those that were not in it before. */
export const unusualPriceIn = (before: ProductForm, form: ProductForm): Cents | undefined => {
  const had = new Set(before.prices.map(({ price }) => price));
  const typed = form.prices.map(({ price }) => price).filter((price) => !had.has(price));
  return [...(form.price === before.price ? [] : [form.price]), ...typed].find(isUnusualPrice);
};

export type FormProblem = { readonly field: keyof ProductForm; readonly text: string };

const fieldOf: Readonly<Record<PublicationProblem['code'], keyof ProductForm>> = {
  name_missing: 'name',
  category_missing: 'categories',
  root_category_missing: 'categories',
  channel_missing: 'channels',
  channel_impossible: 'channels',
  price_negative: 'price',
  member_price_invalid: 'prime_price',
  stock_missing: 'stock',
  age_limit_missing: 'age_limit',
  allergens_undeclared: 'allergens',
  label_contradicted: 'labels',
  label_denied: 'diet_contents',
  options_impossible: 'option_groups',
  choice_undeclared: 'option_groups',
};

/** What not even a draft may say. */
const neverSaid: ReadonlySet<PublicationProblem['code']> = new Set([
  'name_missing',
  'category_missing',
  'root_category_missing',
  'price_negative',
  'member_price_invalid',
  'age_limit_missing',
]);

function* reductionProblems({ reduction, price }: ProductForm): Generator<FormProblem> {
  if (!reduction) return;
  const field = 'reduction';
  if (reduction.reason.trim() === '') yield { field, text: 'Scrivi perché costa meno' };
  if (reduction.price >= price) yield { field, text: 'Il prezzo ridotto deve essere più basso del listino' };
  if (reduction.until !== null && reduction.until <= reduction.from)
    yield { field, text: 'La fine viene prima dell’inizio' };
}

const longestIngredient = 80;

function* recipeProblems({ recipe }: ProductForm): Generator<FormProblem> {
  const field = 'recipe';
  const names = recipe.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) yield { field, text: 'Dai un nome a ogni ingrediente, o toglilo' };
  const long = names.find((name) => name.length > longestIngredient);
  if (long !== undefined)
    yield { field, text: `«${long.slice(0, 20)}…» è troppo lungo: al massimo 80 lettere` };
  // Where each name stands last: a search of the list for each name is too slow for thousands of them.
  const last = new Map(names.map((name, at) => [name, at]));
  const twice = names.find((name, at) => name !== '' && last.get(name) !== at);
  if (twice !== undefined) yield { field, text: `«${twice}» c’è due volte` };
}

/** Packs are labelled to a thousandth at most, and none holds a ton. */
const mostInPack = 100_000;

function* packProblems({ pack }: ProductForm): Generator<FormProblem> {
  const field = 'pack';
  if (!pack) return;
  const { quantity } = pack;
  if (!(quantity > 0) || quantity > mostInPack)
    yield { field, text: 'Scrivi quanto contiene la confezione, più di zero' };
  else if (Math.abs(quantity * 1000 - Math.round(quantity * 1000)) > 1e-6)
    yield { field, text: 'Al massimo tre cifre dopo la virgola' };
}

/** What a product is beside its form. */
export type FormOf = {
  readonly kind: ProductKind;
  readonly rootCategory: string | null;
  readonly optionGroups: readonly OptionGroup[];
};

/** What is in the way of saving a form, by its fields: a draft may lack what a product needs that is or will be published. */
export const formProblems = (form: ProductForm, product: FormOf): readonly FormProblem[] => {
  const { prime_price: memberPrice, vat_class: vatClass, age_limit: ageLimit } = form;
  const undeclared = product.kind === 'merchandise' ? {} : null;
  const allergens = declarationOf(form) ?? undeclared;
  const shown = form.published || form.publish_at !== null;
  const problems = publicationProblems({ ...form, ...product, memberPrice, vatClass, ageLimit, allergens });
  return [
    ...problems
      .filter(({ code }) => shown || neverSaid.has(code))
      .map(({ code, text }) => ({ field: fieldOf[code], text })),
    ...reductionProblems(form),
    ...priceRuleProblems(form.prices, product.kind),
    ...recipeProblems(form),
    ...windowProblems(form.windows),
    ...packProblems(form),
    ...lifeContradictions(form),
  ];
};
