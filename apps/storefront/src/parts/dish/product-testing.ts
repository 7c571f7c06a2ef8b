import type {
  AllergenDeclaration,
  Ingredient,
  OptionChoice,
  OptionGroup,
  ProductDetail,
} from '@zanga/contract/menu/product';
import { productFields } from '@zanga/domain/catalogue/editing/product-fields';
import { blankForm } from '@zanga/domain/catalogue/editing/product-form';
import { cents, zeroCents } from '@zanga/domain/money';
import { toldOf } from '@zanga/domain/staff/editing/described';

/** An allergen declaration, for tests. */
export const declares = (
  contains: AllergenDeclaration['contains'] = [],
  may_contain: AllergenDeclaration['may_contain'] = [],
): AllergenDeclaration => ({ declared: true, contains, may_contain });

export const undeclared: AllergenDeclaration = { declared: false, contains: [], may_contain: [] };

export const optionChoice = (name: string, given: Partial<OptionChoice> = {}): OptionChoice => ({
  id: `cho_${name}`,
  name,
  price_delta: zeroCents,
  selected: false,
  allergens: declares(),
  sold_out: false,
  ...given,
});

export const options = (
  name: string,
  [min, max]: readonly [number, number],
  choices: readonly OptionChoice[],
  most_of_each = 1,
): OptionGroup => ({ id: `opt_${name}`, name, min, max, most_of_each, choices: [...choices] });

/** An ingredient; by default it can be left out. */
export const ingredient = (name: string, removable = true): Ingredient => ({
  id: `ing_${name}`,
  name,
  removable,
});

/** A pizza with defaults for all other fields. */
export const productDetail = (given: Partial<ProductDetail> = {}): ProductDetail => ({
  type: 'product',
  id: 'prd_norma',
  slug: 'pizza-norma',
  name: 'Pizza alla Norma',
  description: 'Melanzane, ricotta salata e basilico.',
  kind: 'food',
  price: cents(950),
  discount: null,
  price_note: null,
  prime_price: null,
  inherited_unit_of_measure: null,
  unit_price: null,
  images: [],
  categories: [],
  rootCategory: { id: 'cat_pizze', slug: 'pizze', name: 'Pizze' },
  ...toldOf(productFields, blankForm),
  allergens: declares(['gluten', 'milk'], ['soy']),
  has_options: false,
  default_options: [],
  availability: { state: 'available', until: null, label: null },
  stock: null,
  ingredients: 'Pomodoro, melanzane',
  diet_contents: [],
  made_of: [],
  options: [],
  channels: ['delivery'],
  vat: { class: 'prepared_food', rate_basis_points: 1000 },
  missing_at: [],
  sold_out_at: [],
  sold_out_shops: [],
  ...given,
});
