import { useQuery } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { additionTexts } from '../addition/addition-texts.ts';
import type { ChosenDish } from '../addition/dish-chooser.tsx';
import { Dishes, dishesAsked, problemOf } from '../addition/dishes-field.tsx';
import { chosenPieces, type Pieces, PiecesField } from '../choosing/pieces-field.tsx';
import { ReasonedDialog } from '../choosing/reasoned-dialog.tsx';
import { exchangeQuery, proposeExchange } from '../order/order-actions.ts';
import { exchangeTexts as t } from './exchange-texts.ts';

type ExchangeDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

type Exchanged = { readonly out: readonly object[]; readonly items: readonly object[] };

const missingOf = ({ out, items }: Exchanged): string | undefined => {
  if (out.length === 0) return t.nothingOut;
  return items.length === 0 ? t.nothingIn : undefined;
};

/** Dialog to propose replacing dishes, with the resulting difference. */
export function ExchangeDialog({ order, onClose, onMoved }: ExchangeDialogProps) {
  const [pieces, setPieces] = useState<Pieces>({});
  const [dishes, setDishes] = useState<readonly ChosenDish[]>([]);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const exchanged = { out: chosenPieces(pieces), items: dishesAsked(dishes) };
  const missing = missingOf(exchanged);
  const price = useQuery(exchangeQuery(order, exchanged, missing === undefined));
  const { data } = price;
  const { busy, alert, run } = useAction(async (expected: NonNullable<typeof data>) => {
    const { amount, back } = expected;
    onMoved(
      await proposeExchange(order, { ...exchanged, reason: reason.trim(), expected: { amount, back } }),
    );
    toast({ text: additionTexts.asked(order.number) });
    onClose();
  });
  const confirm = () => {
    setTried(true);
    if (missing === undefined && data && !isNoReason(reason)) run(data);
  };
  const problem = missing === undefined ? price.error && problemOf(price.error) : tried && missing;
  const lines = order.items
    .map(({ id, name, qty, refunded_qty }) => ({ id, name, most: qty - refunded_qty }))
    .filter(({ most }) => most > 0);
  return (
    <ReasonedDialog
      title={t.title(order.number)}
      line={t.line}
      confirm={additionTexts.confirm}
      busy={busy}
      alert={alert ?? (problem || undefined)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <section aria-label={t.out} className="flex flex-col gap-2">
        <h3 className="font-semibold text-small">{t.out}</h3>
        <PiecesField lines={lines} pieces={pieces} onChange={setPieces} label={t.outOf} />
      </section>
      <Dishes dishes={dishes} onChange={setDishes} />
      <ReasonField
        label={additionTexts.reason}
        reasons={t.reasons}
        value={reason}
        onChange={setReason}
        error={tried && isNoReason(reason) ? additionTexts.reasonMissing : undefined}
      />
      <p role="status" className="font-semibold empty:hidden">
        {missing === undefined &&
          data &&
          (data.amount === 0 ? t.same : t.difference[data.back](money(data.amount)))}
        {missing === undefined && price.isFetching && additionTexts.pricing}
      </p>
    </ReasonedDialog>
  );
}
