import type { Shot } from './camera.ts';

/** The pictures that lie beside the code, since the README and `docs/screens` show them; all others are taken on demand. */
const shown: Readonly<Record<string, readonly Shot[]>> = {
  home: ['390', '1440'],
  category: ['390', '1440'],
  'product-sheet': ['390'],
  search: ['390'],
  cart: ['390'],
  'checkout-delivery': ['390'],
  'checkout-payment': ['390'],
  checkout: ['1440'],
  'thank-you': ['390'],
  'order-ready': ['390'],
  account: ['390'],
  'prime-offer': ['390'],
  'prime-member': ['390'],
  coupon: ['390'],
  cinema: ['390'],
  'cinema-tickets': ['390'],
  table: ['390'],
  badge: ['390'],
  reviews: ['390'],
  'totem-menu': ['1440'],
  board: ['390', '1440'],
  scanner: ['390'],
  offline: ['390'],
};

/** Shown pictures of a screen; mostly none. */
export const shownOf = (name: string): readonly Shot[] => shown[name] ?? [];
