import {
  allergens,
  channels,
  dietaryLabels,
  dietContents,
  productKinds,
  vatClasses,
} from '@zanga/domain/catalogue/vocabulary';
import type { Cents as Amount } from '@zanga/domain/money';
import * as z from 'zod/mini';
import { CategoryRef } from './categories.ts';
import { Picture } from './picture.ts';

// Constructor of the brand: what has passed the schema is an amount, so that nobody casts it afterwards.
export const Cents = z.int() as unknown as z.ZodMiniType<Amount, number>;
export type Cents = z.output<typeof Cents>;
export const Instant = z.iso.datetime();

export const Discount = z.object({
  price_before: Cents,
  percent: z.int(),
  reason: z.string(),
  /** Lowest price of the thirty days before the reduction began. */
  lowest_30_days: Cents,
  ends_at: z.nullable(Instant),
});

/** `Happy hour fino alle 20:30`; null for a price of which nothing is said. */
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
  /** When it can be had again, where that is known. */
  until: z.nullable(Instant),
  /** Italian words for a state that is not `available`. */
  label: z.nullable(z.string()),
});

export const UnitPrice = z.object({ price: Cents, per: z.enum(['kg', 'l', 'pz']) });

export const Product = z.object({
  type: z.literal('product'),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(productKinds),
  /** What a piece costs now, reduction included, options excluded. */
  price: Cents,
  discount: z.nullable(Discount),
  /** What is said of a price that has a name or ends with its hours, and when that is. */
  price_note: PriceNote,
  /** What a Prime member pays for a piece. */
  prime_price: z.nullable(Cents),
  inherited_unit_of_measure: z.nullable(z.string()),
  unit_price: z.nullable(UnitPrice),
  images: z.array(Picture),
  categories: z.array(CategoryRef),
  rootCategory: CategoryRef,
  labels: z.array(z.enum(dietaryLabels)),
  allergens: AllergenDeclaration,
  frozen: z.boolean(),
  age_limit: z.nullable(z.int()),
  has_options: z.boolean(),
  /** Ids of the choices it comes with, at just its price, when nothing else is said; null where somebody has to choose. */
  default_options: z.nullable(z.array(z.string())),
  availability: Availability,
  /** Pieces left, told only when few. */
  stock: z.nullable(z.int()),
});
export type Product = z.output<typeof Product>;

export const OptionChoice = z.object({
  id: z.string(),
  name: z.string(),
  price_delta: Cents,
  selected: z.boolean(),
  allergens: AllergenDeclaration,
  sold_out: z.boolean(),
});
export type OptionChoice = z.output<typeof OptionChoice>;

export const OptionGroup = z.object({
  id: z.string(),
  name: z.string(),
  /** Portions of its choices: an id is sent once for every portion. */
  min: z.int(),
  max: z.int(),
  /** Portions of the same choice at most; one where nothing is had twice. */
  most_of_each: z.int(),
  choices: z.array(OptionChoice),
});
export type OptionGroup = z.output<typeof OptionGroup>;

/** Something that a dish is made of, and whether it is left out where somebody asks for that. */
export const Ingredient = z.object({ id: z.string(), name: z.string(), removable: z.boolean() });
export type Ingredient = z.output<typeof Ingredient>;

export const ProductDetail = z.extend(Product, {
  ingredients: z.string(),
  /** Whether it is made with meat, pork or alcohol; null where nobody has declared it. */
  diet_contents: z.nullable(z.array(z.enum(dietContents))),
  /** The same one by one, in the order of the recipe; empty where nobody has listed them. */
  made_of: z.array(Ingredient),
  options: z.array(OptionGroup),
  channels: z.array(z.enum(channels)),
  vat: z.object({ class: z.enum(vatClasses), rate_basis_points: z.int() }),
  /** Shops that do not have it, and those where it is sold out now. */
  missing_at: z.array(z.string()),
  sold_out_at: z.array(z.string()),
  /** The same shops with what is said of each: until when it has run out there. */
  sold_out_shops: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type ProductDetail = z.output<typeof ProductDetail>;
