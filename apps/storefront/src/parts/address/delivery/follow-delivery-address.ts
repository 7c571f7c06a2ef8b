import type { QueryClient } from '@tanstack/react-query';
import type { Cart } from '@zanga/contract/ordering/carts';
import { storage } from '../../../base/storage/storage.ts';
import { readCart, watchCart } from '../../cart/cart-state.ts';
import { readCatalogueAnew } from '../../catalogue/catalogue-reads.ts';

type Ordered = Pick<Cart, 'items' | 'deliveries'>;

/** About a metre. A device tells many more, and a call that carries more than ten is refused. */
const decimals = 5;

/** Where a cart is to be brought, as `filter_delivery_address` says it: a saved address, or the point of a written one. */
const deliveryAddressOf = (cart: Ordered | null): string | null => {
  if (cart === null || cart.items.length === 0) return null;
  for (const { mode, chosen, address_id, written } of cart.deliveries) {
    if (mode !== 'delivery' || !chosen) continue;
    if (address_id !== null) return address_id;
    if (written) return `${written.lat.toFixed(decimals)},${written.lng.toFixed(decimals)}`;
  }
  return null;
};

/**
 * Keeps `delivery_address` what the live cart says. It is written only when this tab's cart changes: another tab may know
 * a newer one.
 */
const writeFromCart = () => {
  let before: string | null = null;
  const look = () => {
    const now = deliveryAddressOf(readCart().live);
    if (now === before) return;
    before = now;
    storage.write('delivery_address', now);
  };
  look();
  return watchCart(look);
};

/** What is read of the catalogue is for the address that is stored, whichever tab has stored it. */
const readFor = (queryClient: QueryClient, asked: string | null) => {
  let before = asked;
  const look = () => {
    const now = storage.read('delivery_address');
    if (now === before) return;
    before = now;
    readCatalogueAnew(queryClient);
  };
  const leave = storage.subscribe(look);
  look();
  return leave;
};

/** Shows the catalogue for the delivery address as soon as the cart has one; returns the function that stops it. */
export const followDeliveryAddress = (queryClient: QueryClient): (() => void) => {
  // Start-up has forgotten the last visit's address: what this one has read so far was for none.
  const stops = [readFor(queryClient, null), writeFromCart()];
  return () => {
    for (const stop of stops) stop();
  };
};
