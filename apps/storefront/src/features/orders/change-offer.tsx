import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { Order } from '@zanga/contract/ordering/orders';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { untilMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useService } from '../../base/api/api.tsx';
import { guestToken } from '../../parts/ordering/guest-orders.ts';
import { orderQuery } from '../../parts/ordering/order-query.ts';
import { ordersTexts } from './orders-texts.ts';

const t = ordersTexts.change;

const useDecision = (order: Order, change: string) => {
  const service = useService();
  const queryClient = useQueryClient();
  return useAction(async (agree: boolean) => {
    const params = { order: order.id };
    const token = guestToken(order.id);
    const after = token
      ? await service.api('POST /api/orders/:order/change', { params, body: { token, change, agree } })
      : await service.api('POST /api/customer/orders/:order/change', { params, body: { change, agree } });
    queryClient.setQueryData(orderQuery(service, order.id).queryKey, after);
    toast({ text: agree ? t.agreed : t.refused });
  });
};

function Offer({ order, change }: { readonly order: Order; readonly change: NonNullable<Order['change']> }) {
  const { busy, alert, run } = useDecision(order, change.id);
  return (
    <section
      aria-labelledby="change"
      className="mb-5 flex flex-col gap-3 rounded-lg border-3 border-lemon bg-surface p-5 shadow-card md:p-7"
    >
      <h2 id="change" className="text-h3">
        {t.title}
      </h2>
      <p className="wrap-anywhere">{t.reason(change.reason)}</p>
      <ul className="flex flex-col gap-1 font-semibold">
        {change.items.map(({ id, qty, name }) => (
          <li key={id} className="wrap-anywhere">
            {t.out(qty, name)}
          </li>
        ))}
      </ul>
      <p className="font-semibold">{t.back[change.back](money(change.amount))}</p>
      <p className="text-ink-soft text-small">{t.until(untilMoment(new Date(change.until), serviceNow()))}</p>
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={busy || undefined} onClick={() => run(true)}>
          {t.agree}
        </Button>
        <Button variant="outline" aria-disabled={busy || undefined} onClick={() => run(false)}>
          {t.keep}
        </Button>
      </div>
    </section>
  );
}

/** What the shop proposes to take out, for whoever ordered to decide. */
export function ChangeOffer({ order }: { readonly order: Order }) {
  return order.change && <Offer key={order.change.id} order={order} change={order.change} />;
}
