import type { Shop } from '@zanga/contract/shops/shops';

/** A number as telephones want it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Directions in whatever map the person uses: phones offer their own for this address. */
export const directionsTo = ({ lat, lng }: Shop['position']): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
