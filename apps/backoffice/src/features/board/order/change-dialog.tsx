import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { add, cents, proportion, zeroCents } from '@zanga/domain/money';
import { Chip } from '@zanga/ui/chip.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { texts } from '../../../base/texts.ts';
import { boardTexts } from '../board-texts.ts';
import { proposeChange } from './order-actions.ts';

const t = boardTexts.change;

type Pieces = Readonly<Record<string, number>>;

type ChangeDialogProps = {
  readonly order: BoardOrder;
  readonly onClose: () => void;
  readonly onMoved: (order: BoardOrder) => void;
};

type ItemsProps = {
  readonly order: BoardOrder;
  readonly pieces: Pieces;
  readonly onChange: (pieces: Pieces) => void;
};

function Items({ order, pieces, onChange }: ItemsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {order.items.map(({ id, name, qty, refunded_qty }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
          <Select
            aria-label={t.qty(name)}
            className="w-24"
            value={pieces[id] ?? 0}
            onChange={({ target }) => onChange({ ...pieces, [id]: Number(target.value) })}
          >
            {Array.from({ length: qty - refunded_qty + 1 }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number of pieces is its own name
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  );
}

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

/** Dialog to propose that pieces are taken out, with the words that the customer reads. */
export function ChangeDialog({ order, onClose, onMoved }: ChangeDialogProps) {
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { items, less, isAll } = outOf(order, pieces);
  const missing = reason.trim().length < 3;
  const problem = isAll ? t.everything : items.length === 0 ? t.nothing : undefined;
  const { busy, alert, run } = useAction(async () => {
    onMoved(await proposeChange(order, { items, reason: reason.trim() }));
    toast({ text: t.asked(order.number) });
    onClose();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !missing) run();
  };
  return (
    <FormDialog open onClose={onClose} title={t.title(order.number)} closeLabel={texts.close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 overflow-y-auto p-5 md:p-7">
        <p className="text-ink-soft text-small">{t.line}</p>
        <Items order={order} pieces={pieces} onChange={setPieces} />
        <div className="flex flex-wrap gap-2">
          {t.reasons.map((words) => (
            <Chip
              key={words}
              pressed={reason === words}
              className="max-w-full whitespace-normal! text-start"
              onClick={() => setReason(words)}
            >
              {words}
            </Chip>
          ))}
        </div>
        <TextField
          label={t.reason}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={tried && missing ? t.reasonMissing : undefined}
        />
        {items.length > 0 && !isAll && <p className="font-semibold">{t.less(money(less))}</p>}
        <FormAlert text={alert ?? (tried ? problem : undefined)} />
        <FormButtons
          busy={busy}
          submit={t.confirm}
          sending={texts.sending}
          cancel={texts.cancel}
          onCancel={onClose}
        />
      </form>
    </FormDialog>
  );
}

/** Whether something can still be taken out: food that is not ready, of somebody who can be asked. */
export const canChange = ({ part, state, change, items }: BoardOrder): boolean =>
  part === 'food' &&
  change === null &&
  (state === 'placed' || state === 'accepted' || state === 'preparing') &&
  items.reduce((sum, { qty, refunded_qty }) => sum + qty - refunded_qty, 0) > 1;
