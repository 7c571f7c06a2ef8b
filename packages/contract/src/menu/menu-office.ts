import { lifeStates } from '@zanga/domain/catalogue/editing/life';
import { packUnits } from '@zanga/domain/catalogue/price/unit-price';
import { allergens, channels, productKinds } from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import { kept } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id, Price } from '../wire/values.ts';
import { KnownPicture } from './picture.ts';
import { simpleSchemas } from './product.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const Line = z.string().check(z.trim(), z.maxLength(120));

export const Reduction = z.object({
  price: Price,
  reason: Line,
  from: Instant,
  until: z.nullable(Instant),
});

export const Allergens = z.nullable(
  z.object({
    contains: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
    may_contain: z.array(z.enum(allergens)).check(z.maxLength(allergens.length)),
  }),
);

/** A day without a time. */
const Day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Hours of sale, in minutes from midnight; past 1440 they end on the next day. */
export const Window = z.object({
  /** 1 is Monday; empty is every day. */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
  from: z.int().check(z.gte(0), z.lte(1439)),
  to: z.int().check(z.gte(1), z.lte(2880)),
  first_date: z.nullable(Day),
  last_date: z.nullable(Day),
});
export type Window = z.output<typeof Window>;

/** A price rule; null means any. */
export const PriceRule = z.object({
  price: Price,
  channel: z.nullable(z.enum(channels)),
  shop: z.nullable(id('shp', Key)),
  from: Instant,
  until: z.nullable(Instant),
  hours: z.nullable(z.pick(Window, { weekdays: true, from: true, to: true })),
  /** Name that customers read beside the price; empty for none. */
  name: z.string().check(z.trim(), z.maxLength(60)),
});
export type PriceRule = z.output<typeof PriceRule>;

/** Twice the number offered at once, since some may be sold out. */
export const mostPairings = 12;

/** Editable fields of a product (`ProductForm` of the domain). */
export const ProductForm = z.object({
  ...simpleSchemas,
  categories: z.array(id('cat', Key)).check(z.maxLength(20)),
  reduction: z.nullable(Reduction),
  /** Price rules: by channel, shop, day or hours. */
  prices: z.array(PriceRule).check(z.maxLength(100)),
  /** Contents of a pack, from which the price per kilo, litre or piece follows. */
  pack: z.nullable(
    z.object({ quantity: z.number().check(z.gte(0), z.lte(100_000)), unit: z.enum(packUnits) }),
  ),
  allergens: Allergens,
  /** Ids of the option groups, in order. */
  option_groups: z.array(id('opt', Key)).check(z.maxLength(20)),
  /** In the order of the recipe; a new ingredient has no id yet. */
  recipe: z
    .array(z.object({ id: z.nullable(id('ing', Key)), name: Line, removable: z.boolean() }))
    .check(z.maxLength(60)),
  /** Hours of sale; empty is always. */
  windows: z.array(Window).check(z.maxLength(20)),
  /** Shops that do not sell it. */
  unsold_at: z.array(id('shp', Key)).check(z.maxLength(500)),
  /** Ids of the products offered beside it, in order. */
  pairings: z.array(id('prd', Key)).check(z.maxLength(mostPairings)),
  /** Ids of pictures; the first stands on its card. */
  pictures: z.array(id('img', Key)).check(z.maxLength(12)),
});
export type ProductForm = z.output<typeof ProductForm>;

/** A product as its list in the office shows it, drafts too. */
export const MenuProduct = z.object({
  id: id('prd'),
  name: z.string(),
  category: z.string(),
  price: Cents,
  prime_price: z.nullable(Cents),
  /** Whether it is discounted now. */
  reduced: z.boolean(),
  /** Number of its price rules. */
  price_rules: z.int(),
  allergens_declared: z.boolean(),
  published: z.boolean(),
  archived: z.boolean(),
  publish_at: z.nullable(Instant),
  archive_at: z.nullable(Instant),
  /** Whether its scheduled publication failed. */
  refused: z.boolean(),
  updated_at: Instant,
});
export type MenuProduct = z.output<typeof MenuProduct>;

/** Whether a pairing is offered; otherwise why not. */
export const PairingState = z.enum(['offered', 'draft', 'archived', 'aged', 'shipped']);
export type PairingState = z.output<typeof PairingState>;

/** A product with all its editable fields. */
export const EditedProduct = z.object({
  id: id('prd'),
  slug: z.string(),
  kind: z.enum(productKinds),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(ProductForm),
  /** Earlier prices, latest first. */
  past_prices: z.array(kept(PriceRule)),
  /** Failed publication with its moment and reason, until it is resolved. */
  refused: z.nullable(z.object({ at: Instant, why: z.string() })),
  /** The pictures named in the form. */
  pictures: z.array(KnownPicture),
  /** The products named in the form's pairings. */
  pairings: z.array(z.object({ id: id('prd'), name: z.string(), state: PairingState })),
  /** Shops with a stock of their own, where the form's stock does not count. */
  counted_at: z.array(z.object({ shop: id('shp'), pieces: z.int() })),
});
export type EditedProduct = z.output<typeof EditedProduct>;

const one = { params: z.object({ product: id('prd', Key) }) };

/** The menu for staff. Cinema products are edited as shows. */
export const menuOffice = routes({
  'GET /api/backoffice/menu/products': {
    summary: 'Products by name, drafts too; archived ones only on request',
    auth: 'menu.read',
    query: z.object({
      search: z.optional(z.string().check(z.maxLength(100))),
      category: z.optional(id('cat', Key)),
      state: z.optional(z.enum(lifeStates)),
      /** Only products that can be offered beside this one. */
      beside: z.optional(id('prd', Key)),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(400))),
      limit: z._default(z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(200)), 50),
    }),
    response: z.object({ data: z.array(MenuProduct), next: z.nullable(z.string()) }),
  },
  'GET /api/backoffice/menu/categories': {
    summary: 'Categories for products, each followed by its subcategories',
    auth: 'menu.read',
    response: z.object({
      data: z.array(
        z.object({
          id: id('cat'),
          /** `Da mangiare › Arancini`. */
          name: z.string(),
          published: z.boolean(),
        }),
      ),
    }),
  },
  'GET /api/backoffice/menu/ingredients': {
    summary: 'Ingredients of recipes with this beginning, most used first',
    auth: 'menu.read',
    query: z.object({ begin: z.string().check(z.minLength(2), z.maxLength(80)) }),
    response: z.object({ data: z.array(z.string()) }),
  },
  'POST /api/backoffice/menu/products': {
    summary: 'Create a product as a draft',
    auth: 'menu.edit',
    audit: 'product.add',
    status: 201,
    body: z.object({
      name: Line,
      kind: z.enum(['food', 'drink', 'merchandise']),
      category: id('cat', z.string().check(z.minLength(1, 'scegli una categoria'), z.maxLength(100))),
      price: Price,
    }),
    response: EditedProduct,
    errors: ['menu.of_all_shops', 'category.not_found', 'invalid'],
  },
  'GET /api/backoffice/menu/products/:product': {
    summary: 'An editable product',
    auth: 'menu.read',
    ...one,
    response: EditedProduct,
    errors: ['product.not_found'],
  },
  'PUT /api/backoffice/menu/products/:product': {
    summary: 'Save a product; refused if a colleague has saved meanwhile',
    auth: 'menu.edit',
    audit: 'product.edit',
    ...one,
    body: z.object({
      version: Key,
      form: ProductForm,
      /** Confirms an unusual price: zero, or ten thousand euro and more. */
      sure: z._default(z.boolean(), false),
    }),
    response: EditedProduct,
    errors: ['menu.of_all_shops', 'product.not_found', 'product.changed', 'product.price_unusual', 'invalid'],
  },
});
