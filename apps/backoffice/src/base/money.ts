import { cents, formatEuro } from '@zanga/domain/money';

/** `8,50 €` */
export const money = (amount: number) => formatEuro(cents(amount));
