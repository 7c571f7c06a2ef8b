import type { Service } from '../../../base/api/api.tsx';
import { guestToken } from '../../../parts/ordering/guest-orders.ts';
import type { CardPaymentHandle, ChosenCard } from '../../../parts/payment/card-form-port.ts';
import type { PaymentOutcome } from '../../../parts/payment/outcome.ts';

type OrderPayment = {
  readonly service: Service;
  readonly order: string;
  readonly card: ChosenCard;
  readonly till: CardPaymentHandle;
};

const intentFor = ({ service, order, card }: OrderPayment) => {
  const token = guestToken(order);
  const body = { order_id: order, payment_method: card.method };
  return token
    ? service.api('POST /api/payment/intent', { body: { ...body, token } })
    : service.api('POST /api/customer/payment/intent', { body: { ...body, save: card.save } });
};

/** Pays an order that waits for it; asking again is asking for the same payment. */
export const payOrder = async (paying: OrderPayment): Promise<PaymentOutcome> => {
  const { client_secret, message } = await intentFor(paying);
  if (client_secret === null) return { outcome: 'refused', message: message ?? '' };
  return paying.till.confirm(client_secret);
};
