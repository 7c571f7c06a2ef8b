import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { add, cents, proportion, zeroCents } from '@zanga/domain/money';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { boardTexts } from '../board-texts.ts';
import { type Pieces, PiecesField } from '../choosing/pieces-field.tsx';
import { ReasonedDialog } from '../choosing/reasoned-dialog.tsx';
import { proposeChange } from './order-actions.ts';

const t = boardTexts.change;

type ChangeDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

const outOf = ({ items }: BoardOrder, pieces: Pieces) => {
  const out = items.flatMap((item) => (pieces[item.id] ? [{ item, qty: pieces[item.id] ?? 0 }] : []));
  const left = items.reduce((sum, { qty, refunded_qty }) => sum + qty - refunded_qty, 0);
  const gone = out.reduce((sum, { qty }) => sum + qty, 0);
  const less = out.reduce(
    (sum, { item, qty }) => add(sum, proportion(cents(item.total), qty, item.qty)),
    zeroCents,
  );
  return { items: out.map(({ item, qty }) => ({ id: item.id, qty })), less, isAll: gone === left };
};

/** Dialog that proposes to take pieces out, in words for the customer. */
export function ChangeDialog({ order, onClose, onMoved }: ChangeDialogProps) {
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { items, less, isAll } = outOf(order, pieces);
  const missing = isNoReason(reason);
  const lines = order.items.map(({ id, name, qty, refunded_qty }) => ({
    id,
    name,
    most: qty - refunded_qty,
  }));
  const problem = isAll ? t.everything : items.length === 0 ? t.nothing : undefined;
  const { busy, alert, run } = useAction(async () => {
    onMoved(await proposeChange(order, { items, reason: reason.trim() }));
    toast({ text: t.asked(order.number) });
    onClose();
  });
  const confirm = () => {
    setTried(true);
    if (!problem && !missing) run();
  };
  return (
    <ReasonedDialog
      title={t.title(order.number)}
      line={t.line}
      confirm={t.confirm}
      busy={busy}
      alert={alert ?? (tried ? problem : undefined)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <PiecesField lines={lines} pieces={pieces} onChange={setPieces} label={t.qty} />
      <ReasonField
        label={t.reason}
        reasons={t.reasons}
        value={reason}
        onChange={setReason}
        error={tried && missing ? t.reasonMissing : undefined}
      />
      {items.length > 0 && !isAll && <p className="font-semibold">{t.less(money(less))}</p>}
    </ReasonedDialog>
  );
}

/** Whether dishes can be added: food that is not ready, with no open proposal. */
export const canAdd = ({ part, state, change }: BoardOrder): boolean =>
  part === 'food' && change === null && (state === 'placed' || state === 'accepted' || state === 'preparing');

/** Whether pieces can be taken out: at least one must stay. */
export const canChange = (order: BoardOrder): boolean =>
  canAdd(order) && order.items.reduce((sum, { qty, refunded_qty }) => sum + qty - refunded_qty, 0) > 1;
