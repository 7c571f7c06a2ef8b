import { italianNumber } from '@zanga/domain/italian-number';
import { cents, formatEuro } from '@zanga/domain/money';

/** `8,50 €` */
export const money = (amount: number) => formatEuro(cents(amount));

/** `850 m`, `3,2 km` */
export const metres = (amount: number) =>
  amount < 1000 ? `${Math.round(amount / 50) * 50} m` : `${italianNumber(amount / 1000, { most: 1 })} km`;

/** `1 prodotto`, `12 prodotti` */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
