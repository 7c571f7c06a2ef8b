import type { ShopPayment } from '@zanga/domain/shops/editing/shop-form';

/** Payment methods of a shop, in the staff's words. */
export const shopPaymentNames: Readonly<Record<ShopPayment, string>> = {
  card: 'Carta, online',
  cash: 'Contanti alla consegna',
  till: 'Alla cassa',
};
