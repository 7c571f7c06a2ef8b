import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { formatTime } from '@zanga/domain/time-format';
import { Button } from '@zanga/ui/button.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useMay } from '../../../base/user.ts';
import { finishRedo, tellProblem } from '../order/order-actions.ts';
import { press } from '../slip/press.ts';
import { redoTexts as t } from './redo-texts.ts';

type OpenRedosProps = { readonly order: BoardOrder; readonly onMoved: (order: BoardOrder) => void };

/** Pieces of an order being made again, and the button that marks them ready. */
export function OpenRedos({ order, onMoved }: OpenRedosProps) {
  const works = useMay('orders.work');
  const { busy, run } = useAction(async (id: string) => {
    await finishRedo(order, id).then((after) => {
      onMoved(after);
      toast({ text: t.finished(order.number) });
    }, tellProblem);
  });
  if (order.redos.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {order.redos.map((redo) => {
        const { id, items, reason, promised_at } = redo;
        return (
          <li key={id} className="flex flex-col items-start gap-2 rounded-md bg-tomato-wash p-3">
            <p className="font-bold wrap-anywhere text-tomato-ink">
              {t.toMake(
                items.map(({ qty, name }) => `${qty} × ${name}`).join(', '),
                `le ${formatTime(new Date(promised_at))}`,
              )}
            </p>
            <p className="text-small wrap-anywhere">{t.why(reason)}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                className="relative"
                variant="outline"
                aria-label={t.printFor(order.number)}
                onClick={() => void press({ order, redo })}
              >
                {t.print}
              </Button>
              {works && (
                <Button
                  className="relative"
                  variant="outline"
                  aria-label={t.doneFor(order.number)}
                  aria-disabled={busy || undefined}
                  onClick={() => run(id)}
                >
                  {t.done}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
