import { mostCounted } from '@zanga/domain/catalogue/table/counts';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';

/** Kinds of things that run out: a dish, a choice of an option, or an ingredient with every dish made of it. */
export const ShelfKind = z.enum(['product', 'choice', 'ingredient']);
export type ShelfKind = z.output<typeof ShelfKind>;

const Key = z.string().check(z.minLength(1), z.maxLength(100));

/** A thing that a shop sells or has run out of. */
export const ShelfThing = z.object({
  kind: ShelfKind,
  /** Id of a dish or choice; words of an ingredient. */
  key: Key,
  name: z.string(),
  /** Category of a dish, option group of a choice; null for an ingredient. */
  among: z.nullable(z.string()),
  /** Null while available; a mark without an end stays until staff remove it. */
  out: z.nullable(
    z.object({ until: z.nullable(Instant), by: z.nullable(z.string()), since: z.nullable(Instant) }),
  ),
  /** Number of dishes with it. */
  dishes: z.nullable(z.int()),
  /**
   * Stock of a product: the shop's own, which counts here if there is one, and the brand's, which counts otherwise.
   * Null for things without a stock.
   */
  count: z.nullable(z.object({ here: z.nullable(z.int()), brand: z.nullable(z.int()) })),
});
export type ShelfThing = z.output<typeof ShelfThing>;

/** Number of pieces. */
export const Pieces = z.int().check(z.gte(0), z.lte(mostCounted));

const shop = { params: z.object({ shop: Key }) };

/** Sold-out things of a shop. */
export const shelf = routes({
  'GET /api/backoffice/shops/:shop/shelf': {
    summary: 'Sold-out things of a shop, and a search by name among dishes, choices and ingredients',
    auth: 'stock.read',
    ...shop,
    query: z.object({ search: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.object({
      /** Marked things, latest first. */
      out: z.array(ShelfThing),
      found: z.array(ShelfThing),
      /** Products with a stock of this shop, fewest first. */
      counted: z.array(ShelfThing),
      /** The shop's next opening day: a mark "until the next opening" ends then. */
      next_opening: Instant,
    }),
    errors: ['shop.not_found'],
  },
  'GET /api/backoffice/shops/:shop/shelf/reach': {
    summary: 'Everything that would be sold out with a thing',
    auth: 'stock.read',
    ...shop,
    query: z.object({ kind: ShelfKind, key: Key }),
    response: z.object({
      /** Dishes that could not be ordered here then. */
      dishes: z.array(z.string()),
      /** Choices that could not be taken here then, with their option group. */
      choices: z.array(z.object({ name: z.string(), group: z.string() })),
    }),
    errors: ['shop.not_found', 'product.not_found'],
  },
  'POST /api/backoffice/shops/:shop/shelf': {
    summary: 'Mark a thing as sold out in this shop until a time, or for good; null removes the mark',
    auth: 'stock.mark',
    audit: 'shop.sold_out',
    ...shop,
    body: z.object({
      kind: ShelfKind,
      key: Key,
      until: z.nullable(z.union([Instant, z.literal('for_good')])),
    }),
    response: ShelfThing,
    errors: ['shop.not_found', 'product.not_found', 'invalid'],
  },
  'POST /api/backoffice/shops/:shop/shelf/count': {
    summary:
      'Set the stock of a product in this shop; null ends counting here, and the brand’s stock counts again',
    auth: 'stock.mark',
    audit: 'shop.count',
    ...shop,
    body: z.object({
      product: Key,
      pieces: z.nullable(Pieces),
      /** Stock when it was read; an order may have changed it since. */
      seen: z.nullable(z.int()),
    }),
    response: ShelfThing,
    errors: ['shop.not_found', 'product.not_found', 'shelf.count_changed'],
  },
});
