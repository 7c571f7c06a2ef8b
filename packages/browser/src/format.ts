import { cents, formatEuro } from '@zanga/domain/money';

/** `8,50 €` */
export const money = (amount: number) => formatEuro(cents(amount));

const distance = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** `850 m`, `3,2 km` */
export const metres = (amount: number) =>
  amount < 1000 ? `${Math.round(amount / 50) * 50} m` : `${distance.format(amount / 1000)} km`;

/** `1 prodotto`, `12 prodotti` */
export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
