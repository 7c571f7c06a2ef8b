import { useQuery } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { ByHandForm } from './by-hand-form.tsx';
import { historyQuery } from './history-query.ts';
import { failedTexts as t } from './refund-texts.ts';

type FailedProps = {
  readonly order: string;
  readonly failed: { readonly id: string; readonly amount: number; readonly reason: string };
  readonly onSettled: () => void;
};

function Failed({ order, failed: { id, amount, reason }, onSettled }: FailedProps) {
  const [byHand, setByHand] = useState(false);
  const params = { order, refund: id };
  const { busy, alert, run } = useAction(async () => {
    await service.api('POST /api/backoffice/orders/:order/refunds/:refund/retry', { params });
    toast({ text: t.retried });
    onSettled();
  });
  return (
    <li className="flex flex-col gap-3">
      <p>{t.line(money(amount))}</p>
      <p className="break-words text-small">{t.reason(reason)}</p>
      <FormAlert text={alert} />
      {byHand ? (
        <ByHandForm params={params} amount={amount} onCancel={() => setByHand(false)} onDone={onSettled} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" aria-disabled={busy || undefined} onClick={run}>
            {t.retry}
          </Button>
          <Button variant="outline" onClick={() => setByHand(true)}>
            {t.byHand}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Refunds that the bank refused: try again, or record how the money was returned. */
export function FailedRefunds({ order }: { readonly order: BoardOrder }) {
  const { data, refetch } = useQuery(historyQuery(order));
  const failed = data?.failed_refunds ?? [];
  if (failed.length === 0) return null;
  return (
    <section aria-labelledby="failed-refunds" className="rounded-md bg-sunken p-4">
      <h3 id="failed-refunds" className="pb-2 text-h4">
        {t.title}
      </h3>
      <ul className="flex flex-col gap-5">
        {failed.map((one) => (
          <Failed key={one.id} order={order.order} failed={one} onSettled={() => void refetch()} />
        ))}
      </ul>
    </section>
  );
}
