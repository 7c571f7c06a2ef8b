import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { newKey } from '@zanga/contract/wire/new-key';
import { Chip } from '@zanga/ui/chip.tsx';
import { Select } from '@zanga/ui/fields/select.tsx';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { boardTexts, detailTexts } from '../board-texts.ts';
import { tillTexts } from '../till/till-texts.ts';

const t = detailTexts.refund;

type Pieces = Readonly<Record<string, number>>;

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
            onChange={(event) => onChange({ ...pieces, [id]: Number(event.target.value) })}
          >
            {Array.from({ length: qty - refunded_qty + 1 }, (_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a number of pieces is its own name
              <option key={count} value={count}>
                {boardTexts.pieces(count)}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  );
}

/** What is to be refunded; everything that is left, or some pieces. */
const wanted = (all: boolean, pieces: Pieces) =>
  all
    ? null
    : Object.entries(pieces)
        .filter(([, qty]) => qty > 0)
        .map(([id, qty]) => ({ id, qty }));

type RefundFormProps = { readonly order: BoardOrder; readonly onDone: () => void };

/** Money back, whole or by the piece; the key of this form gives it once. */
export function RefundForm({ order, onDone }: RefundFormProps) {
  const [key] = useState(newKey);
  const [all, setAll] = useState(false);
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const items = wanted(all, pieces);
  const nothing = items?.length === 0;
  const { busy, alert, run } = useAction(async () => {
    const params = { order: order.order };
    const body = { key, reason, items };
    await service.api('POST /api/backoffice/orders/:order/refunds', { params, body });
    toast({ text: t.done });
    onDone();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    showWrong(event, () => setTried(true));
    if (!nothing && reason.trim().length >= 3) run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <h3 className="text-h4">{t.title}</h3>
      {order.payment.kind !== 'card' && (
        <p className="font-semibold">{tillTexts.giveBack(money(order.total - order.refunded))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Chip pressed={!all} onClick={() => setAll(false)}>
          {t.some}
        </Chip>
        <Chip pressed={all} onClick={() => setAll(true)}>
          {t.all}
        </Chip>
      </div>
      {!all && <Items order={order} pieces={pieces} onChange={setPieces} />}
      <TextField
        label={t.reason}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={tried && reason.trim().length < 3 ? t.reasonMissing : undefined}
      />
      <FormAlert text={alert ?? (tried && nothing && t.nothing)} />
      <FormButtons
        busy={busy}
        submit={order.payment.kind === 'card' ? t.confirm : t.confirmByHand}
        sending={texts.sending}
        cancel={texts.cancel}
        onCancel={onDone}
      />
    </form>
  );
}
