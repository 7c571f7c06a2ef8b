import type { CategoryId, ImageId, IngredientId, OptionGroupId, ProductId, ShopId } from '../../ids.ts';
import type { Cents } from '../../money.ts';
import { blankSimple, type DescribedForm } from '../../staff/editing/described.ts';
import type { AllergenDeclaration } from '../allergens.ts';
import type { OptionGroup } from '../options.ts';
import type { PackSize } from '../price/unit-price.ts';
import { type PublicationProblem, publicationProblems } from '../publication.ts';
import type { Allergen, ProductKind, VatClass } from '../vocabulary.ts';
import { lifeContradictions } from './life.ts';
import { type PriceRuleForm, priceRuleProblems } from './price-rule-form.ts';
import { productFields } from './product-fields.ts';
import { type WindowForm, windowProblems } from './window-form.ts';

/** A price for a while; the former one is shown struck through beside it. */
export type Reduction = {
  readonly price: Cents;
  readonly reason: string;
  readonly from: string;
  readonly until: string | null;
};

/** An ingredient as named within a sentence; without an id it is new. */
export type RecipeItem = {
  readonly id: IngredientId | null;
  readonly name: string;
  /** Whether customers may leave it out. */
  readonly removable: boolean;
};

/** Values of the fields that have a shape of their own. */
type OwnValues = {
  /** Ids; the first is its main category. */
  readonly categories: readonly CategoryId[];
  readonly reduction: Reduction | null;
  /** Price rules: by channel, shop, day or hours. */
  readonly prices: readonly PriceRuleForm[];
  /** Content of a pack, from which the price of a kilo, a litre or a piece follows. */
  readonly pack: PackSize | null;
  /** Null until declared. */
  readonly allergens: {
    readonly contains: readonly Allergen[];
    readonly may_contain: readonly Allergen[];
  } | null;
  /** Ids of the groups of options, in the order customers see. */
  readonly option_groups: readonly OptionGroupId[];
  /** In the order of the recipe. */
  readonly recipe: readonly RecipeItem[];
  /** Times of availability; empty means always. */
  readonly windows: readonly WindowForm[];
  /** Shops that do not sell it. */
  readonly unsold_at: readonly ShopId[];
  /** Ids of products to suggest beside it, in their order. */
  readonly pairings: readonly ProductId[];
  /** Ids; the first is shown on the card. */
  readonly pictures: readonly ImageId[];
};

/** Form of a product: a value for each field of `productFields`. */
export type ProductForm = DescribedForm<typeof productFields, OwnValues>;

/** An empty draft, without name, price and category. */
export const blankForm: ProductForm = {
  ...blankSimple(productFields),
  ...{ categories: [], reduction: null, prices: [], pack: null, allergens: null, option_groups: [] },
  ...{ recipe: [], windows: [], unsold_at: [], pairings: [], pictures: [] },
};

const vatOf = {
  food: 'prepared_food',
  drink: 'drink',
  merchandise: 'merchandise',
  cinema: 'cinema',
} as const satisfies Record<ProductKind, VatClass>;

/** An empty draft of a kind, sold like most of that kind. */
export const newForm = (kind: ProductKind): ProductForm => ({
  ...blankForm,
  vat_class: vatOf[kind],
  stock: kind === 'merchandise' ? 0 : null,
  channels: kind === 'merchandise' ? ['pickup', 'shipping'] : ['delivery', 'pickup', 'onshop', 'totem'],
});

/** The form's allergens as a declaration. */
export const declarationOf = ({ allergens }: Pick<ProductForm, 'allergens'>): AllergenDeclaration | null =>
  allergens && {
    ...Object.fromEntries(allergens.may_contain.map((one) => [one, 'may_contain'])),
    ...Object.fromEntries(allergens.contains.map((one) => [one, 'contains'])),
  };

/** From ten thousand euro on, a price is more likely a comma in the wrong place. */
const unusuallyMuch = 1_000_000;

/** Whether the office asks again before saving a price: zero, or ten thousand euro and more. */
export const isUnusualPrice = (price: Cents): boolean => price === 0 || price >= unusuallyMuch;

/** The first unusual price newly typed into a form. */
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
  cards_missing: 'channels',
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

/** Problems that forbid even a draft. */
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
  // Last place of each name: searching the list for each is too slow for thousands of them.
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

/** Facts about a product beside its form. */
export type FormOf = {
  readonly kind: ProductKind;
  readonly rootCategory: string | null;
  readonly optionGroups: readonly OptionGroup[];
  /** False where no provider takes cards. */
  readonly takesCards?: boolean;
};

/** Problems that prevent saving a form, by its fields; a draft may lack fields that publishing requires. */
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
