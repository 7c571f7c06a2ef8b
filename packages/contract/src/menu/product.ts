import { productFields } from '@zanga/domain/catalogue/editing/product-fields';
import {
  allergens,
  channels,
  dietContents,
  productKinds,
  vatClasses,
} from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import { schemasOf, toldSchemasOf } from '../wire/form-schemas.ts';
import { Cents, Instant, id } from '../wire/values.ts';
import { CategoryRef } from './categories.ts';
import { Picture } from './picture.ts';

/** Fields that staff edit of a product as one value, within their limits. */
export const simpleSchemas = schemasOf(productFields);

export const Discount = z.object({
  price_before: Cents,
  percent: z.int(),
  reason: z.string(),
  /** Lowest price of the thirty days before the reduction began. */
  lowest_30_days: Cents,
  ends_at: z.nullable(Instant),
});

/** `Happy hour fino alle 20:30`; null for a price without a note. */
export const PriceNote = z.nullable(z.object({ text: z.string(), until: z.nullable(Instant) }));

export const AllergenDeclaration = z.object({
  /** False only where a dish has not been declared: it is then never shown as safe. */
  declared: z.boolean(),
  contains: z.array(z.enum(allergens)),
  may_contain: z.array(z.enum(allergens)),
});
export type AllergenDeclaration = z.output<typeof AllergenDeclaration>;

export const Availability = z.object({
  state: z.enum(['available', 'sold_out', 'not_now', 'not_here']),
  /** End of the sold-out mark, if known. */
  until: z.nullable(Instant),
  /** Italian words for a state that is not `available`. */
  label: z.nullable(z.string()),
});

export const UnitPrice = z.object({ price: Cents, per: z.enum(['kg', 'l', 'pz']) });

export const Product = z.object({
  type: z.literal('product'),
  id: id('prd'),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(productKinds),
  /** Price of a piece now, reduction included, options excluded. */
  price: Cents,
  discount: z.nullable(Discount),
  /** Name of a price rule, and its end if it ends with its hours. */
  price_note: PriceNote,
  /** Price of a piece for Prime members. */
  prime_price: z.nullable(Cents),
  /** Price of a piece for members who have paid, while the brand has Prime switched off. */
  member_price: z.optional(Cents),
  inherited_unit_of_measure: z.nullable(z.string()),
  unit_price: z.nullable(UnitPrice),
  images: z.array(Picture),
  categories: z.array(CategoryRef),
  rootCategory: CategoryRef,
  ...toldSchemasOf(productFields),
  allergens: AllergenDeclaration,
  has_options: z.boolean(),
  /** Ids of the standard choices, without surcharge; null when a choice must be made. */
  default_options: z.nullable(z.array(z.string())),
  availability: Availability,
  /** Pieces left, only when few. */
  stock: z.nullable(z.int()),
});
export type Product = z.output<typeof Product>;

export const OptionChoice = z.object({
  id: id('cho'),
  name: z.string(),
  price_delta: Cents,
  selected: z.boolean(),
  allergens: AllergenDeclaration,
  sold_out: z.boolean(),
});
export type OptionChoice = z.output<typeof OptionChoice>;

export const OptionGroup = z.object({
  id: id('opt'),
  name: z.string(),
  /** Portions of its choices: an id is sent once for each portion. */
  min: z.int(),
  max: z.int(),
  /** Largest number of portions of one choice. */
  most_of_each: z.int(),
  choices: z.array(OptionChoice),
});
export type OptionGroup = z.output<typeof OptionGroup>;

/** An ingredient, and whether it can be left out. */
export const Ingredient = z.object({ id: id('ing'), name: z.string(), removable: z.boolean() });
export type Ingredient = z.output<typeof Ingredient>;

export const ProductDetail = z.extend(Product, {
  ingredients: z.string(),
  /** Whether it contains meat, pork or alcohol; null while undeclared. */
  diet_contents: z.nullable(z.array(z.enum(dietContents))),
  /** Ingredients in the order of the recipe; empty without a recipe. */
  made_of: z.array(Ingredient),
  options: z.array(OptionGroup),
  channels: z.array(z.enum(channels)),
  vat: z.object({ class: z.enum(vatClasses), rate_basis_points: z.int() }),
  /** Shops that do not sell it, and shops where it is sold out now. */
  missing_at: z.array(z.string()),
  sold_out_at: z.array(z.string()),
  /** Shops where it is sold out, with the words for it: until when. */
  sold_out_shops: z.array(z.object({ id: id('shp'), label: z.string() })),
});
export type ProductDetail = z.output<typeof ProductDetail>;
