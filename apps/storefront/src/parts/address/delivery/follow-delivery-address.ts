import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@zanga/contract/ordering/carts';
import { alsoSaid } from '../../../base/api/also-said.ts';
import { storage } from '../../../base/storage/storage.ts';
import { readCart, watchCart } from '../../cart/cart-state.ts';
import { readCatalogueAnew } from '../../catalogue/catalogue-reads.ts';
import { watchPriceEnds } from '../../catalogue/price-ends.ts';
import { readInSight } from '../../where/catalogue/stay-in-sight.ts';
import { readWhere } from '../../where/where.ts';
import { pricedForHere } from './priced-for.ts';

type Ordered = Pick<Cart, 'items' | 'deliveries'>;

/** About a metre. A device tells many more, and a call that carries more than ten is refused. */
const decimals = 5;

const pointOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
  `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;

/** Where a cart is to be brought, as `filter_delivery_address` says it: a saved address, or the point of a written one. */
const deliveryAddressOf = (cart: Ordered | null): string | null => {
  if (cart === null || cart.items.length === 0) return null;
  for (const { mode, chosen, address_id, written } of cart.deliveries) {
    if (mode !== 'delivery' || !chosen) continue;
    if (address_id !== null) return address_id;
    if (written) return pointOf(written);
  }
  return null;
};

/** The point of what was chosen, or of what the live cart says where nobody has chosen yet. */
const deliveryAddress = (): string | null => {
  const where = readWhere();
  if (where === null) return deliveryAddressOf(readCart().live);
  return where.address && pointOf(where.address.position);
};

/**
 * Keeps `delivery_address` what was chosen. It is written only when that changes for this tab: another tab's cart may
 * know a newer one.
 */
const writeAddress = () => {
  let before: string | null = null;
  const look = () => {
    const now = deliveryAddress();
    if (now === before) return;
    before = now;
    storage.write('delivery_address', now);
  };
  look();
  const stops = [watchCart(look), storage.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Keeps `shop_address` the shop one fetches from; in a shop's own rooms it is that shop, which others write. */
const writeShop = () => {
  const look = () => {
    if (storage.read('direct') !== null || storage.read('totem') !== null) return;
    const where = readWhere();
    const shop = where?.mode === 'pickup' ? (where.shop?.id ?? null) : null;
    if (storage.read('shop_address') !== shop) storage.write('shop_address', shop);
  };
  look();
  return storage.subscribe(look);
};

const place = () =>
  [storage.read('delivery_address'), storage.read('shop_address'), alsoSaid.priced_for]
    .map((one) => one ?? '')
    .join(' ');

/** What is read of the catalogue is for the place that is stored, whichever tab has stored it, at the prices of the cart. */
const readFor = (queryClient: QueryClient, begins: () => boolean) => {
  // Start-up has forgotten the last visit's: what this one has read so far was for none.
  let before = '  ';
  const look = () => {
    alsoSaid.priced_for = pricedForHere() ?? undefined;
    const now = place();
    if (now === before) return;
    before = now;
    const inRooms = storage.read('direct') !== null;
    void (inRooms ? readCatalogueAnew(queryClient) : readInSight(queryClient, begins()));
  };
  const leave = storage.subscribe(look);
  look();
  return { look, leave };
};

/** Shows the catalogue for where things are wanted as soon as that is known; returns the function that stops it. */
export const followDeliveryAddress = (queryClient: QueryClient): (() => void) => {
  let begins = true;
  const reading = readFor(queryClient, () => begins);
  // The cart is heard last: what it says of the address is written by then, and all is read once.
  const stops = [
    reading.leave,
    writeAddress(),
    writeShop(),
    watchCart(reading.look),
    watchPriceEnds(queryClient),
  ];
  begins = false;
  return () => {
    for (const stop of stops) stop();
  };
};
