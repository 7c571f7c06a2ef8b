import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { untilMoment } from '@zanga/domain/time-words';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useMay } from '../../../base/user.ts';
import { boardTexts } from '../board-texts.ts';
import { withdrawChange } from './order-actions.ts';

const t = boardTexts.change;

type OpenChangeProps = { readonly order: BoardOrder; readonly onMoved: (order: BoardOrder) => void };

/** A proposal that the customer has not answered, and the button that withdraws it. */
export function OpenChange({ order, onMoved }: OpenChangeProps) {
  const changes = useMay('orders.change');
  const { change } = order;
  const { busy, alert, run } = useAction(async (id: string) => {
    onMoved(await withdrawChange(order, id));
    toast({ text: t.withdrawn });
  });
  if (change === null) return null;
  const named = (list: readonly { readonly qty: number; readonly name: string }[]) =>
    list.map(({ qty, name }) => `${qty} × ${name}`).join(', ');
  const [out, added] = [named(change.items), named(change.added)];
  const until = untilMoment(new Date(change.until), serviceNow());
  const words = () => {
    if (out && added)
      return change.paying ? t.exchangePaying(out, added, until) : t.exchanging(out, added, until);
    if (change.paying) return t.paying(added, until);
    return added ? t.adding(added, until) : t.waiting(out, until);
  };
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-lemon-wash p-4 text-small">
      <p className="font-semibold wrap-anywhere">{words()}</p>
      <p className="wrap-anywhere">
        «{change.reason}» {change.amount === 0 ? t.same : t.back[change.back](money(change.amount))}
      </p>
      <FormAlert text={alert} />
      {changes && (
        <button
          type="button"
          className={deskButtonStyle()}
          aria-disabled={busy || undefined}
          onClick={() => run(change.id)}
        >
          {t.withdraw}
        </button>
      )}
    </div>
  );
}
