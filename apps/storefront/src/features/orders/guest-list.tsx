import { useQueries } from '@tanstack/react-query';
import { useService } from '../../base/api/api.tsx';
import { guestOrders } from '../../parts/ordering/guest-orders.ts';
import { orderQuery } from '../../parts/ordering/order-query.ts';
import { OrderRow } from './order-row.tsx';
import { ordersTexts as t } from './orders-texts.ts';

/** Orders placed on this device without an account: the device holds their keys. */
export function GuestList() {
  const service = useService();
  const answers = useQueries({
    queries: guestOrders().map(({ id }) => orderQuery(service, id)),
  });
  const orders = answers.flatMap(({ data }) => data ?? []).toReversed();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="guest">
      <h2 id="guest" className="pb-3 text-h3">
        {t.guestTitle}
      </h2>
      <ul className="flex flex-col gap-3">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}
