import { useQuery } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { Addition } from '@zanga/contract/ordering/order-changes';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { chosenPieces, type Pieces, PiecesField } from '../choosing/pieces-field.tsx';
import { ReasonedDialog } from '../choosing/reasoned-dialog.tsx';
import { additionQuery, proposeAddition } from '../order/order-actions.ts';
import { additionTexts as t } from './addition-texts.ts';
import type { ChosenDish } from './dish-chooser.tsx';
import { Dishes, dishesAsked, problemOf } from './dishes-field.tsx';

const mostMore = 10;

type AddDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

const itemsOf = (more: Pieces, dishes: readonly ChosenDish[]): readonly Addition[] => [
  ...chosenPieces(more).map(({ id, qty }) => ({ like: id, qty })),
  ...dishesAsked(dishes),
];

/** Dialog to propose adding dishes, at the server's price. */
export function AddDialog({ order, onClose, onMoved }: AddDialogProps) {
  const [more, setMore] = useState<Pieces>({});
  const [dishes, setDishes] = useState<readonly ChosenDish[]>([]);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const items = itemsOf(more, dishes);
  const price = useQuery(additionQuery(order, items));
  const missing = isNoReason(reason);
  const { busy, alert, run } = useAction(async (expected: number) => {
    onMoved(await proposeAddition(order, { items, reason: reason.trim(), expected }));
    toast({ text: t.asked(order.number) });
    onClose();
  });
  const confirm = () => {
    setTried(true);
    if (price.data && !missing) run(price.data.amount);
  };
  const problem = price.error ? problemOf(price.error) : tried && items.length === 0 ? t.nothing : undefined;
  const lines = order.items.map(({ id, name }) => ({ id, name, most: mostMore }));
  return (
    <ReasonedDialog
      title={t.title(order.number)}
      line={t.line}
      confirm={t.confirm}
      busy={busy}
      alert={alert ?? problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <section aria-label={t.more} className="flex flex-col gap-2">
        <h3 className="font-semibold text-small">{t.more}</h3>
        <PiecesField lines={lines} pieces={more} onChange={setMore} label={t.moreOf} />
      </section>
      <Dishes dishes={dishes} onChange={setDishes} />
      <ReasonField
        label={t.reason}
        reasons={t.reasons}
        value={reason}
        onChange={setReason}
        error={tried && missing ? t.reasonMissing : undefined}
      />
      <p role="status" className="font-semibold empty:hidden">
        {items.length > 0 && price.data && t.costs[price.data.back](money(price.data.amount))}
        {items.length > 0 && price.isFetching && t.pricing}
      </p>
    </ReasonedDialog>
  );
}
