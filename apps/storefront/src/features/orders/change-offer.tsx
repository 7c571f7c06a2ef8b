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
import { PayDue } from '../../parts/payment/pay-due.tsx';
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
    toast({ text: !agree ? t.refused : after.change?.paying ? t.nowPay : t.agreed });
  });
};

type Change = NonNullable<Order['change']>;

/** Dishes to remove and dishes to add, with their choices. */
function Dishes({ change }: { readonly change: Change }) {
  return (
    <ul className="flex flex-col gap-1 font-semibold">
      {change.items.map(({ id, qty, name }) => (
        <li key={id} className="wrap-anywhere">
          {t.out(qty, name)}
        </li>
      ))}
      {change.added.map(({ qty, name, options, without, notes, total }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may be put in twice
        <li key={place} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">
            {t.add(qty, name)}
            <span className="block font-normal text-ink-soft text-small">
              {[...options, ...without, ...(notes ? [`«${notes}»`] : [])].join(', ')}
            </span>
          </span>
          <span className="tabular-nums">{money(total)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Card payment of the difference. */
function Difference({ order, change }: { readonly order: Order; readonly change: Change }) {
  const service = useService();
  const queryClient = useQueryClient();
  const paid = () => void queryClient.invalidateQueries(orderQuery(service, order.id));
  const due = { id: order.id, number: order.number, total: change.amount };
  return <PayDue order={due} words={{ line: t.payLine, paid: t.paid }} onPaid={paid} />;
}

function Offer({ order, change }: { readonly order: Order; readonly change: Change }) {
  const { busy, alert, run } = useDecision(order, change.id);
  const [takes, adds] = [change.items.length > 0, change.added.length > 0];
  const reason = takes && adds ? t.reasonToExchange : adds ? t.reasonToAdd : t.reason;
  const pay = takes ? t.agreeToExchange : t.agreeToPay;
  const until = untilMoment(new Date(change.until), serviceNow());
  return (
    <section
      aria-labelledby="change"
      className="mb-5 flex flex-col gap-3 rounded-lg border-3 border-lemon bg-surface p-5 shadow-card md:p-7"
    >
      <h2 id="change" className="text-h3">
        {t.title}
      </h2>
      <p className="wrap-anywhere">{reason(change.reason)}</p>
      <Dishes change={change} />
      <p className="font-semibold">
        {change.amount === 0 ? t.same : t.back[change.back](money(change.amount))}
      </p>
      <p className="text-ink-soft text-small">{change.paying ? t.pay(until) : t.until(until)}</p>
      <FormAlert text={alert} />
      <div className="flex flex-wrap gap-3">
        {change.paying ? (
          <Difference order={order} change={change} />
        ) : (
          <Button aria-disabled={busy || undefined} onClick={() => run(true)}>
            {change.back === 'charge' && change.amount > 0 ? pay : t.agree}
          </Button>
        )}
        <Button variant="outline" aria-disabled={busy || undefined} onClick={() => run(false)}>
          {t.keep}
        </Button>
      </div>
    </section>
  );
}

/** The shop's proposal to change the order, for the customer to accept or refuse. */
export function ChangeOffer({ order }: { readonly order: Order }) {
  return order.change && <Offer key={order.change.id} order={order} change={order.change} />;
}
