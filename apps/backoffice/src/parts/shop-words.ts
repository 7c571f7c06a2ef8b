import type { ShopPayment } from '@zanga/domain/shops/editing/shop-form';

/** How a shop is paid, as staff say it. */
export const shopPaymentNames: Readonly<Record<ShopPayment, string>> = {
  card: 'Carta, online',
  cash: 'Contanti alla consegna',
  till: 'Alla cassa',
};
