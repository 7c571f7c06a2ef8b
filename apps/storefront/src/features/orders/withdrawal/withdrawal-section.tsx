import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@zanga/contract/ordering/orders';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { formatDate } from '@zanga/domain/time-format';
import { atMoment } from '@zanga/domain/time-words';
import { Button } from '@zanga/ui/button.tsx';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { guestToken } from '../../../parts/ordering/guest-orders.ts';
import { orderQuery } from '../../../parts/ordering/order-query.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { withdrawalTexts as t } from './withdrawal-texts.ts';

/** Acknowledgement of the withdrawal with its time, the customer's proof. */
function Acknowledgement({ at }: { readonly at: Date }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex items-start gap-3 rounded-md bg-basil-wash p-4 text-basil-ink">
      <CheckIcon className="shrink-0" />
      <div>
        <h3 ref={title} tabIndex={-1} className="text-h4 outline-none">
          {t.doneTitle}
        </h3>
        <p className="text-small">{t.done(`${formatDate(at)} ${atMoment(at, at)}`)}</p>
      </div>
    </div>
  );
}

/** Withdrawal from the purchase of goods that can be sent back. */
export function WithdrawalSection({ order }: { readonly order: Order }) {
  const service = useService();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
  const [doneAt, setDoneAt] = useState<Date>();
  const { possible, text } = order.withdrawal;
  if (!possible && !doneAt && !text) return null;

  const withdraw = async (items: readonly string[]) => {
    const params = { order: order.id };
    const token = guestToken(order.id);
    const changed = token
      ? await service.api('POST /api/orders/:order/withdraw', { params, body: { token, items: [...items] } })
      : await service.api('POST /api/customer/orders/:order/withdraw', {
          params,
          body: { items: [...items] },
        });
    setDoneAt(serviceNow());
    queryClient.setQueryData(orderQuery(service, order.id).queryKey, changed);
  };
  return (
    <section aria-labelledby="withdrawal" className="rounded-lg bg-surface p-5 shadow-card md:p-7">
      <h2 id="withdrawal" className="pb-2 text-h4">
        {t.title}
      </h2>
      <div className="flex flex-col items-start gap-3">
        {doneAt && <Acknowledgement at={doneAt} />}
        {!doneAt && open && <WithdrawalForm items={order.items} onWithdraw={withdraw} />}
        {!doneAt && !open && (
          <>
            <p className="text-ink-soft text-small">{text}</p>
            {possible && (
              <Button variant="outline" onClick={() => setOpen(true)}>
                {t.open}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
