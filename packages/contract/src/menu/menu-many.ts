import { roundings } from '@zanga/domain/catalogue/many/price-change';
import { allergens, channels, presences, vatClasses } from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { id } from '../wire/values.ts';
import { ImportLine } from './menu-table.ts';
import { Pieces } from './shelf.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** Most products of one change. */
export const mostAtOnce = 500;

const some = z.array(z.enum(channels)).check(z.maxLength(channels.length));

/** A change of many products. */
export const ManyChange = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('price'),
    by: z.enum(['sum', 'percent']),
    /** Cents, or hundredths of a percent; negative lowers the price. */
    amount: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)),
    rounding: z.enum(roundings),
    /** Whether the Prime price changes alike, for products that have one. */
    prime: z.boolean(),
  }),
  z.object({ what: z.literal('channels'), add: some, remove: some }),
  z.object({
    what: z.literal('allergen'),
    allergen: z.enum(allergens),
    presence: z.enum([...presences, 'none']),
  }),
  z.object({ what: z.literal('vat_class'), vat_class: z.enum(vatClasses) }),
  z.object({ what: z.literal('published'), published: z.boolean() }),
  z.object({ what: z.literal('archived'), archived: z.boolean() }),
  /** Stock that one shop counts itself; null ends counting. */
  z.object({ what: z.literal('count'), shop: id('shp', Key), pieces: z.nullable(Pieces) }),
]);
export type ManyChange = z.output<typeof ManyChange>;

/** Effect of a change on one product. */
export const ManyRow = z.object({
  id: id('prd'),
  name: z.string(),
  /** Version of the product at the preview. */
  version: z.string(),
  outcome: z.enum(['changed', 'same', 'refused']),
  /** Old and new values, as in the menu's table. */
  changes: ImportLine.shape.changes,
  problems: ImportLine.shape.problems,
  /** Whether its new price needs a confirmation: zero, or ten thousand euro and more. */
  unusual: z.boolean(),
});
export type ManyRow = z.output<typeof ManyRow>;

const one = { params: z.object({ change: id('mch', Key) }) };

/** Changes of many products, with preview and undo. */
export const menuMany = routes({
  'POST /api/backoffice/menu/changes/preview': {
    summary: 'Preview a change of many products; nothing is written',
    auth: 'menu.edit',
    audit: 'none',
    body: z.object({
      products: z.array(id('prd', Key)).check(z.minLength(1), z.maxLength(mostAtOnce)),
      change: ManyChange,
    }),
    response: z.object({ data: z.array(ManyRow) }),
    errors: ['menu.of_all_shops', 'shop.not_found'],
  },
  'POST /api/backoffice/menu/changes': {
    summary: 'Change many products alike, all or none; refused if a colleague has saved one meanwhile',
    auth: 'menu.edit',
    audit: 'menu.change',
    status: 201,
    body: z.object({
      products: z
        .array(z.object({ id: id('prd', Key), version: Key }))
        .check(z.minLength(1), z.maxLength(mostAtOnce)),
      change: ManyChange,
      /** Confirms unusual prices: zero, or ten thousand euro and more. */
      sure: z._default(z.boolean(), false),
    }),
    response: z.object({
      /** Id for the undo. */
      id: id('mch'),
      changed: z.int(),
    }),
    errors: [
      'menu.of_all_shops',
      'shop.not_found',
      'menu_change.overtaken',
      'menu_change.refused',
      'menu_change.nothing',
      'product.price_unusual',
    ],
  },
  'POST /api/backoffice/menu/changes/:change/undo': {
    summary: 'Undo a change, except on products changed again since',
    auth: 'menu.edit',
    audit: 'menu.undo',
    ...one,
    response: z.object({
      undone: z.int(),
      /** Products left unchanged, and why. */
      left: z.array(z.object({ name: z.string(), why: z.string() })),
    }),
    errors: ['menu.of_all_shops', 'menu_change.not_found', 'menu_change.undone', 'menu_change.nothing_left'],
  },
});
