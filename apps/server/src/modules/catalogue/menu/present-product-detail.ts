import type { OptionGroup, ProductDetail } from '@zanga/contract/menu/product';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { soldOutWords } from '@zanga/domain/catalogue/sold-out-words';
import { vatRate } from '@zanga/domain/catalogue/vat';
import { type Channel, onPremises } from '@zanga/domain/catalogue/vocabulary';
import { wayToReach } from '../reach/is-reachable.ts';
import { type Reach, type Seller, sellsKind, type Way } from '../reach/reach-queries.ts';
import type { DetailRow } from '../visible/held-cards.ts';
import { cardAvailability, declarationOf, presentProduct } from './present-product.ts';

const optionsOf = (row: DetailRow, shop: string | undefined): OptionGroup[] =>
  row.options.map(({ id, name, min_choices, max_choices, most_of_each, choices }) => ({
    id,
    name,
    min: min_choices,
    max: max_choices,
    most_of_each,
    choices: choices.map((choice) => ({
      id: choice.id,
      name: choice.name,
      price_delta: choice.price_delta_cents,
      selected: choice.selected,
      allergens: declarationOf(choice.allergens_declared, choice.allergens),
      sold_out: choice.sold_out || choice.sold_out_at.some((mark) => mark.shop === shop),
    })),
  }));

const isOnPremises = (channel: Channel) => onPremises.some((one) => one === channel);

/** Channel that decides the VAT: the wished one, else takeaway where possible. */
const taxedChannel = ({ channels }: DetailRow, wished: Channel | undefined): Channel =>
  wished ?? channels.find((channel) => !isOnPremises(channel)) ?? channels[0] ?? 'delivery';

/** The first unmet wish of a way: a channel of the product, or a shop that has it. */
const unmetDemand = (row: DetailRow, { demands, sellers }: Way, missingAt: readonly string[]) => {
  const nobody = sellers?.every(({ id }) => missingAt.includes(id)) ?? false;
  return demands.find(
    ({ channel, anyOf }) =>
      (channel === 'delivery' && nobody) || !anyOf.some((one) => row.channels.includes(one)),
  );
};

/** The way in which a product comes; without any, the unmet condition. */
const reachOf = (row: DetailRow, reach: Reach, missingAt: readonly string[]) => {
  const { shop, ways } = reach;
  const [first] = ways;
  const unmet = unmetDemand(row, first, missingAt);
  const offered = { kind: row.kind, channels: row.channels, unsold_at: missingAt };
  const other = unmet && wayToReach(reach, offered);
  // The sold-out marks of the delivering shop do not matter for another mode.
  if (other) return { way: other, unmet: undefined, shop: other.sellers?.[0]?.id };
  return { way: first, unmet, shop };
};

/** A product with its options and its availability. */
export const presentProductDetail = (
  row: DetailRow,
  {
    reach,
    priced,
    sellers,
  }: { readonly reach: Reach; readonly priced: PriceContext; readonly sellers: readonly Seller[] },
  now: Date,
): ProductDetail => {
  const shops = sellers.map((shop) => ({
    id: shop.id,
    has: !row.offered.unsold_at.includes(shop.id) && sellsKind(shop, row.kind),
  }));
  const missingAt = shops.filter(({ has }) => !has).map(({ id }) => id);
  const { way, unmet, shop } = reachOf(row, reach, missingAt);
  const wanted = unmet ? { now, channel: unmet.channel } : { now, shop };
  const availability = cardAvailability(row, wanted, {
    missingAt,
    ...(unmet && { channels: [] }),
  });
  const soldOutAt = shops.flatMap(({ id, has }) => {
    const there = has ? cardAvailability(row, { now, shop: id }) : null;
    return there?.state === 'sold_out' ? [{ id, label: soldOutWords(there.until, now) }] : [];
  });
  return {
    ...presentProduct(row, { ...wanted, priced }, availability),
    ingredients: row.ingredients,
    diet_contents: row.diet_contents,
    made_of: row.made_of.map(({ id, name, removable }) => ({ id, name, removable })),
    options: optionsOf(row, shop),
    channels: row.channels,
    vat: {
      class: row.vat_class,
      rate_basis_points: vatRate(row.vat_class, taxedChannel(row, way.demands[0]?.channel)),
    },
    missing_at: missingAt,
    sold_out_at: soldOutAt.map(({ id }) => id),
    sold_out_shops: soldOutAt,
  };
};
