import type { PaymentKind } from '@zanga/domain/ordering/payment-kinds';

/** Payment methods of a shop, in the staff's words. */
export const shopPaymentNames: Readonly<Record<PaymentKind, string>> = {
  card: 'Carta, online',
  cash: 'Contanti alla consegna',
  till: 'Alla cassa',
};
