import type { Shop } from '@zanga/contract/shops/shops';

/** `tel:` link of a phone number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Link to directions, in the map the person uses: phones offer their own for this address. */
export const directionsTo = ({ lat, lng }: Shop['position']): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
