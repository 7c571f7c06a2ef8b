import { Position } from '@zanga/contract/shops/shops';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import type { Refusal } from '@zanga/contract/wire/route';
import { type Channel, onPremises, type ProductKind } from '@zanga/domain/catalogue/vocabulary';
import type { ShopId } from '@zanga/domain/ids';
import { isInside, type Point, type Polygon } from '@zanga/domain/shops/geography';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/database/connection.ts';
import { KeptRead } from '../../../platform/kept-read.ts';

/** A shop that may sell the product. */
export type Seller = { readonly id: ShopId; readonly merchandise: boolean };

/** A condition on the channels of a product: it needs one of `anyOf`; a refusal names `channel`. */
export type Demand = { readonly channel: Channel; readonly anyOf: readonly Channel[] };

/** A way in which a product may reach a person: all of its conditions must hold. */
export type Way = {
  /** Shops it may come from; undefined where no shop is needed. */
  readonly sellers: readonly Seller[] | undefined;
  readonly demands: readonly Demand[];
  /** The only kind of product that comes in this way, if limited. */
  readonly kind?: ProductKind;
};

/** Ways in which products reach a person, by the filters of a call: a shop, an address, on the premises. */
export type Reach = {
  /** The one shop of the first way, if it is only one. */
  readonly shop: string | undefined;
  /** One of these ways is enough; a refusal speaks of the first. */
  readonly ways: readonly [Way, ...Way[]];
};

export const anywhere: Reach = { shop: undefined, ways: [{ sellers: undefined, demands: [] }] };

type Shop = Seller & {
  readonly slug: string;
  readonly services: readonly string[];
  readonly polygons: readonly Polygon[];
};

const Polygons = z.array(z.array(Position));

const readShops = async (db: Db): Promise<readonly Shop[]> => {
  const { rows } = await sql<Shop & { readonly polygons: unknown }>`
    select s.id, s.slug, s.merchandise, s.services,
      (select coalesce(json_agg(polygon), '[]') from delivery_polygons where shop_id = s.id) as polygons
    from shop_profiles s where s.published order by s.position, s.id`.execute(db);
  return rows.map((row) => ({ ...row, polygons: z.parse(Polygons, row.polygons) }));
};

/** Shops and their delivery areas, cached until they change: each call with a place needs them. */
export type KeptShops = KeptRead<readonly Shop[]>;

export const keepShops = (db: Db): KeptShops => new KeptRead(() => readShops(db));

const pointOf = (text: string): Point => {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  return { lat, lng };
};

const delivers = ({ services, polygons }: Shop, to: Point) =>
  services.includes('delivery') && polygons.some((polygon) => isInside(to, polygon));

/** Replaces a point by the shops that deliver to it: `by:shp_1,shp_2`. No call can send this. */
const byShops = 'by:';

/** Whether a shop delivers to an address, given as a point or as shops. */
const deliveringTo = (address: string): ((shop: Shop) => boolean) => {
  if (!address.startsWith(byShops)) return (shop) => delivers(shop, pointOf(address));
  const ids = address.slice(byShops.length).split(',');
  return ({ id }) => ids.includes(id);
};

/**
 * Filters of a call, with its point replaced by the shops that deliver there. Answers are then shared by all points of
 * the same zones, so that a new point needs no query.
 */
export const withShopsOfPoint =
  (kept: KeptShops) =>
  async (given: CallQuery): Promise<CallQuery> => {
    const { filter_delivery_address: address } = given;
    if (!address) return given;
    const ids = (await kept.get()).filter(deliveringTo(address)).map(({ id }) => id);
    return { ...given, filter_delivery_address: byShops + ids.sort().join(',') };
  };

/**
 * Ways to an address: delivery by some shop, shipping, and tickets, which are shown on a phone. Without the last two,
 * merchandise and cinema would vanish as soon as a customer has food delivered.
 */
const waysTo = (
  address: string,
  { shops, shop, demands }: Pick<Way, 'demands'> & { shops: readonly Shop[]; shop: Shop | undefined },
): Reach['ways'] => {
  const chosen = shop ? [shop] : shops;
  const anyShop = shop ? [shop] : undefined;
  const brought = (channel: Channel): Demand[] => [...demands, { channel, anyOf: [channel] }];
  return [
    { sellers: chosen.filter(deliveringTo(address)), demands: brought('delivery') },
    { sellers: anyShop, demands: brought('shipping') },
    { sellers: anyShop, demands, kind: 'cinema' },
  ];
};

/** Reads the filters of a call, whose address is a point by now; a shop is found by id or slug. */
export const readReach = async (
  kept: KeptShops,
  given: CallQuery,
): Promise<Reach | Refusal<'shop.not_found'>> => {
  const direct = given.filter_direct_order === '1' || given.filter_direct_order === 'true';
  const { filter_on_shop_address: key, filter_delivery_address: address } = given;
  if (!direct && !key && !address) return anywhere;

  const shops = key || address ? await kept.get() : [];
  const shop = shops.find(({ id, slug }) => id === key || slug === key);
  if (key && !shop) return { ok: false, code: 'shop.not_found' };

  const premises = onPremises.filter((channel) => !shop || shop.services.includes(channel));
  const demands: Demand[] = direct ? [{ channel: 'onshop', anyOf: premises }] : [];
  const ways: Reach['ways'] = address
    ? waysTo(address, { shops, shop, demands })
    : [{ sellers: shop && [shop], demands }];
  const [{ sellers = [] }] = ways;
  return { shop: shop?.id ?? (sellers.length === 1 ? sellers[0]?.id : undefined), ways };
};

/** Whether a shop sells this kind of product. */
export const sellsKind = (seller: Seller, kind: string): boolean =>
  seller.merchandise || kind !== 'merchandise';
