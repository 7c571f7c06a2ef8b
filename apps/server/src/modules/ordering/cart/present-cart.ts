import type { Cart, CartDelivery, PricedItem } from '@zanga/contract/ordering/carts';
import { zeroCents } from '@zanga/domain/money';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import type { LineOfCart } from './cart-line.ts';
import { toldAllergens } from './line-allergens.ts';
import type { PartOfCart, PricedStoredCart } from './price-stored-cart.ts';
import { pricedForText } from './priced-for.ts';

const optionsOf = ({ choices }: LineOfCart): PricedItem['options'] =>
  choices.map(({ choice: { id, name, priceDelta }, qty }) => ({ id, name, price_delta: priceDelta, qty }));

const withoutOf = ({ without }: LineOfCart): PricedItem['without'] =>
  without.map(({ id, name }) => ({ id, name }));

/** A line that is no longer sold shows its last known name and costs nothing. */
const goneItem = ({ stored, part }: LineOfCart): PricedItem => ({
  id: stored.id,
  part,
  qty: stored.qty,
  notes: stored.notes,
  product: {
    id: stored.product,
    slug: stored.slug,
    name: stored.name,
    images: [],
    age_limit: null,
    total_price: zeroCents,
  },
  options: [],
  without: [],
  allergens: null,
  list: zeroCents,
  discount: zeroCents,
  member_discount: zeroCents,
  coupon_discount: zeroCents,
  total: zeroCents,
  vat_rate_basis_points: 0,
  vat: zeroCents,
});

/** A line as it is shown, charged and stored in an order. */
const presentItem = (line: LineOfCart, { priced: { lines } }: PricedStoredCart): PricedItem => {
  const { stored, product } = line;
  const priced = lines.find(({ id }) => id === stored.id);
  if (!product || !priced) return goneItem(line);
  const { id, slug, name, images, ageLimit } = product;
  return {
    id: stored.id,
    part: line.part,
    qty: stored.qty,
    notes: stored.notes,
    product: { id, slug, name, images, age_limit: ageLimit, total_price: priced.unit },
    options: optionsOf(line),
    without: withoutOf(line),
    allergens: line.allergens && toldAllergens(line.allergens),
    list: priced.list,
    discount: priced.discount,
    member_discount: priced.memberDiscount,
    coupon_discount: priced.couponDiscount,
    total: priced.total,
    vat_rate_basis_points: priced.vatRate,
    vat: priced.vat,
  };
};

const shopOf = ({ promise }: PartOfCart): CartDelivery['shop'] => {
  if (!promise) return null;
  const { id, slug, name, formatted } = promise.shop;
  return { id, slug, name, formatted };
};

const presentPart = (fulfilment: PartOfCart): CartDelivery => {
  const { part, mode, delivery, address, promise, table, terms, priced } = fulfilment;
  return {
    part,
    mode,
    chosen: delivery !== null || mode === 'entry',
    shop: shopOf(fulfilment),
    address_id: delivery?.address_id ?? null,
    address: address && writtenAddress(address),
    written: delivery?.address ?? null,
    slot: delivery?.slot ?? 'asap',
    table: table?.label ?? null,
    zone: promise?.zone ?? null,
    subtotal: priced.subtotal,
    fee: priced.fee,
    fee_discount: priced.feeDiscount,
    minimum: terms.minimum,
    missing: priced.missing,
    free_over: terms.freeOver,
    missing_to_free: priced.missingToFree,
    earliest: promise?.earliest?.toISOString() ?? null,
  };
};

/** A priced cart for its owner; visitors get their key, since they have no other. */
export const presentCart = (
  cart: PricedStoredCart,
  { token, changes }: { readonly token: string | null; readonly changes: readonly string[] },
): Cart => {
  const { cart: stored, priced, coupon } = cart;
  return {
    id: stored.id,
    token,
    version: stored.version,
    items: cart.lines.map((line) => ({
      ...presentItem(line, cart),
      chosen: [...line.stored.options],
      left_out: [...line.stored.without],
    })),
    qty: priced.qty,
    list: priced.list,
    discount: priced.discount,
    member_discount: priced.memberDiscount,
    coupon_discount: priced.couponDiscount,
    delivery: priced.delivery,
    total_price: priced.total,
    vat: priced.vat.map(({ rate, gross, vat }) => ({ rate_basis_points: rate, gross, vat })),
    coupon: coupon && {
      id: coupon.id,
      code: coupon.code,
      title: coupon.title,
      kind: coupon.kind,
      choice: coupon.choice,
      discount: priced.couponSaving,
    },
    coupon_code: stored.coupon,
    coupon_title: cart.couponTitle,
    deliveries: cart.parts.map(presentPart),
    single_cart_shop: stored.singleCartShop,
    gift: stored.gift,
    meta: { ...stored.meta },
    priced_for: pricedForText(stored),
    payments: [...cart.payments],
    terms_version: cart.termsVersion,
    prime_saving: priced.primeSaving,
    issues: [...cart.issues],
    changes: [...changes],
  };
};
