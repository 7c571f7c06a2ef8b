import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { Button } from '@zanga/ui/button.tsx';
import { Disclosure } from '@zanga/ui/disclosure.tsx';
import { useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { boardTexts } from '../board-texts.ts';
import { advance, tellProblem } from '../order/order-actions.ts';
import { timeWords } from '../order/order-card.tsx';
import { CollectDialog } from '../till/collect-dialog.tsx';
import { closingTexts as t } from './closing-texts.ts';

type ToCloseProps = {
  readonly orders: readonly BoardOrder[];
  readonly now: Date;
  readonly onMoved: (order: BoardOrder) => void;
};

function Row({ order, now, onMoved }: Omit<ToCloseProps, 'orders'> & { readonly order: BoardOrder }) {
  const { due } = order.payment;
  const [collecting, setCollecting] = useState(false);
  const { busy, run } = useAction(async () => {
    await advance(order, 'close').then(onMoved, tellProblem);
  });
  const amount = money(due);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-2">
      <span className="font-bold text-h4 tabular-nums">{order.number}</span>
      <span className="min-w-0 grow basis-56 wrap-anywhere text-small">
        {order.table ? boardTexts.table(order.table) : boardTexts.modes[order.mode]} · {timeWords(order, now)}{' '}
        · {order.name}
      </span>
      <Button
        variant="outline"
        aria-disabled={busy || undefined}
        aria-label={due > 0 ? t.collectOf(order.number, amount) : t.closeOf(order.number)}
        onClick={() => (due > 0 ? setCollecting(true) : run())}
      >
        {due > 0 ? t.collect(amount) : t.close}
      </Button>
      {collecting && (
        <CollectDialog
          owing={{ order: order.order, due }}
          what={order.number}
          onDone={() => advance(order, 'close').then(onMoved, tellProblem)}
          onClose={() => setCollecting(false)}
        />
      )}
    </li>
  );
}

/** Accepted orders long past their time and still open: one press closes each. */
export function ToClose({ orders, now, onMoved }: ToCloseProps) {
  const works = useMay('orders.work');
  const open = orders.filter(({ to_close }) => to_close);
  if (!works || open.length === 0) return null;
  return (
    <div className="px-4 pt-3 md:px-6">
      <Disclosure summary={<h2 className="text-h4">{t.title(open.length)}</h2>}>
        <p className="pb-2 text-ink-soft text-small">{t.line}</p>
        <ul>
          {open.map((order) => (
            <Row key={`${order.order}/${order.part}`} order={order} now={now} onMoved={onMoved} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
