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

type OrderedCart = Pick<Cart, 'items' | 'deliveries'>;

/** About a metre. A device gives more decimals, and the server refuses more than ten. */
const decimals = 5;

const pointOf = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
  `${lat.toFixed(decimals)},${lng.toFixed(decimals)}`;

/** Delivery address of a cart, as `filter_delivery_address`: the id of a saved one, or the point of a typed one. */
const deliveryAddressOf = (cart: OrderedCart | null): string | null => {
  if (cart === null || cart.items.length === 0) return null;
  for (const { mode, chosen, address_id, written } of cart.deliveries) {
    if (mode !== 'delivery' || !chosen) continue;
    if (address_id !== null) return address_id;
    if (written) return pointOf(written);
  }
  return null;
};

/** Point of the chosen address, or the live cart's before a choice. */
const deliveryAddress = (): string | null => {
  const where = readWhere();
  if (where === null) return deliveryAddressOf(readCart().live);
  return where.address && pointOf(where.address.position);
};

/** Stores the chosen address. Writes only this tab's changes: another tab's cart may know a newer one. */
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

/** Keeps `shop_address` at the pickup shop; at a table or totem other code writes that shop. */
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

/** Reads the catalogue again when the stored place changes, in any tab, or the cart's prices do. */
const readFor = (queryClient: QueryClient, begins: () => boolean) => {
  // Start-up deleted the last visit's place: the answers so far are for no place.
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

/** Shows the catalogue for the chosen place as soon as it is known; returns the function that stops it. */
export const followDeliveryAddress = (queryClient: QueryClient): (() => void) => {
  let begins = true;
  const reading = readFor(queryClient, () => begins);
  // The cart's listener runs last: the address is then written already, and the catalogue is read once.
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
