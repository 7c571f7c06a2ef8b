import { useAction } from '@zanga/browser/form/use-action.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { newKey } from '@zanga/contract/wire/new-key';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { canRedo } from '@zanga/domain/ordering/changes/redoing';
import { Chip } from '@zanga/ui/chip.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { chosenPieces, type Pieces, PiecesField } from '../choosing/pieces-field.tsx';
import { ReasonedDialog } from '../choosing/reasoned-dialog.tsx';
import { redo } from '../order/order-actions.ts';
import { aloneSince } from '../slip/due-slips.ts';
import { useAloneSince } from '../slip/paper.ts';
import { press } from '../slip/press.ts';
import { redoTexts as t } from './redo-texts.ts';

const choices = [10, 15, 20, 30, 45] as const;

type RedoDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

/** Dialog to have pieces made again: reason and time. */
export function RedoDialog({ order, onClose, onMoved }: RedoDialogProps) {
  const [key] = useState(newKey);
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<number>(15);
  const [tried, setTried] = useState(false);
  const items = chosenPieces(pieces);
  const missing = isNoReason(reason);
  const alone = aloneSince(useAloneSince()) !== undefined;
  const prints = useMay('orders.print') && alone;
  const { busy, alert, run } = useAction(async () => {
    const after = await redo(order, { key, items, reason: reason.trim(), minutes });
    onMoved(after);
    toast({ text: t.asked(order.number) });
    onClose();
    // A device that prints by itself prints this slip too; elsewhere there is the button.
    const made = after.redos.at(-1);
    if (prints && made) await press({ order: after, redo: made });
  });
  const confirm = () => {
    setTried(true);
    if (items.length > 0 && !missing) run();
  };
  const lines = order.items.map(({ id, name, qty }) => ({ id, name, most: qty }));
  return (
    <ReasonedDialog
      title={t.title(order.number)}
      line={t.line}
      confirm={t.confirm}
      busy={busy}
      alert={alert ?? (tried && items.length === 0 ? t.nothing : undefined)}
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
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-2 font-semibold text-small">{t.when}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Chip key={choice} pressed={minutes === choice} onClick={() => setMinutes(choice)}>
              {t.minutes(choice)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </ReasonedDialog>
  );
}

/** Whether any of its pieces can be made again. */
export const mayRedo = ({ part, state, since }: BoardOrder): boolean =>
  canRedo({ part, state, since: new Date(since) }, serviceNow());
