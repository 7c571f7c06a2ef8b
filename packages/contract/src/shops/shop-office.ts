import { shopFields } from '@zanga/domain/shops/editing/shop-fields';
import * as z from 'zod/mini';
import { KnownPicture } from '../menu/picture.ts';
import { kept, schemasOf } from '../wire/form-schemas.ts';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';
import { OpeningState, Service } from './shops.ts';

const Key = z.string().check(z.minLength(1), z.maxLength(100));
const simple = schemasOf(shopFields);

/** Editable fields of a shop (`ShopForm` of the domain). */
export const ShopForm = z.object({
  ...simple,
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  /** Ids of its pictures; the first is on its card. */
  pictures: z.array(id('img', Key)).check(z.maxLength(12)),
  logo: z.nullable(id('img', Key)),
});
export type ShopForm = z.output<typeof ShopForm>;

/** Promised future orders of a slot, and their number. */
export const BookedSlot = z.object({
  mode: z.enum(['delivery', 'pickup']),
  at: Instant,
  orders: z.int(),
});
export type BookedSlot = z.output<typeof BookedSlot>;

/** A shop as its list in the office shows it, closed ones too. */
export const OfficeShop = z.object({
  id: id('shp'),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  services: z.array(Service),
  published: z.boolean(),
  /** Public opening state of each service. */
  opening: z.array(OpeningState),
  updated_at: Instant,
});
export type OfficeShop = z.output<typeof OfficeShop>;

/** A shop with its editable fields. */
export const EditedShop = z.object({
  id: id('shp'),
  slug: z.string(),
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(ShopForm),
  /** The pictures named in the form. */
  pictures: z.array(KnownPicture),
  /** Promised slots, which hold after any change. */
  booked: z.array(BookedSlot),
});
export type EditedShop = z.output<typeof EditedShop>;

/** Shops in the customers' order. */
const OrderForm = z.object({ shops: z.array(id('shp', Key)).check(z.maxLength(1000)) });

export const ShopsInOrder = z.object({
  /** Version of the form when it was read; saving over a newer one is refused. */
  version: z.string(),
  form: kept(OrderForm),
  shops: z.array(z.object({ id: id('shp'), name: z.string(), city: z.string(), published: z.boolean() })),
});
export type ShopsInOrder = z.output<typeof ShopsInOrder>;

const one = { params: z.object({ shop: id('shp', Key) }) };

/** Shops for staff. */
export const shopOffice = routes({
  'GET /api/backoffice/shops/list': {
    summary: 'The caller’s shops, including shops closed to the public',
    auth: 'shops.read',
    response: z.object({ data: z.array(OfficeShop) }),
  },
  'POST /api/backoffice/shops': {
    summary:
      'Create a shop as a copy of another (its services, payments, hours and slots) or empty; closed to the public',
    auth: 'shops.add',
    audit: 'shop.add',
    status: 201,
    body: z.object({
      name: simple.name,
      /** Null for an empty one. */
      copy_of: z.nullable(id('shp', z.string().check(z.minLength(1, 'scegli un negozio'), z.maxLength(100)))),
    }),
    response: EditedShop,
    errors: ['shop.not_found', 'invalid'],
  },
  'GET /api/backoffice/shops/order': {
    summary: 'All shops in the order that customers see',
    auth: 'shops.sort',
    response: ShopsInOrder,
    errors: ['shops.of_all_shops'],
  },
  'PUT /api/backoffice/shops/order': {
    summary: 'Sort all shops; refused if a colleague has done so meanwhile',
    auth: 'shops.sort',
    audit: 'shop.sort',
    body: z.object({ version: Key, form: OrderForm }),
    response: ShopsInOrder,
    errors: ['shops.of_all_shops', 'shops.changed', 'invalid'],
  },
  'GET /api/backoffice/shops/:shop/form': {
    summary: 'An editable shop',
    auth: 'shops.read',
    ...one,
    response: EditedShop,
    errors: ['shop.not_found'],
  },
  'PUT /api/backoffice/shops/:shop/form': {
    summary: 'Save a shop; refused if a colleague has saved meanwhile',
    auth: 'shops.edit',
    audit: 'shop.edit',
    ...one,
    body: z.object({ version: Key, form: ShopForm }),
    response: EditedShop,
    errors: ['shop.not_found', 'shop.changed', 'invalid'],
  },
});
