import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { newKey } from '@zanga/contract/wire/new-key';
import { Chip } from '@zanga/ui/chip.tsx';
import { showWrong } from '@zanga/ui/fields/show-wrong.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { FormButtons } from '@zanga/ui/form-buttons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { isNoReason, ReasonField } from '../../../parts/form/reason-field.tsx';
import { boardTexts, detailTexts } from '../board-texts.ts';
import { chosenPieces, type Pieces, PiecesField } from '../choosing/pieces-field.tsx';
import { tillTexts } from '../till/till-texts.ts';

const t = detailTexts.refund;

type RefundFormProps = { readonly order: BoardOrder; readonly onDone: () => void };

/** Pieces of each line that can still be refunded. */
const linesLeft = ({ items }: BoardOrder) =>
  items.map(({ id, name, qty, refunded_qty }) => ({ id, name, most: qty - refunded_qty }));

/** Choice between all that is left and single pieces. */
function Extent({ all, onAll }: { readonly all: boolean; readonly onAll: (all: boolean) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Chip pressed={!all} onClick={() => onAll(false)}>
        {t.some}
      </Chip>
      <Chip pressed={all} onClick={() => onAll(true)}>
        {t.all}
      </Chip>
    </div>
  );
}

/** Refunds an order whole or by the piece; the form's key refunds once. */
export function RefundForm({ order, onDone }: RefundFormProps) {
  const [key] = useState(newKey);
  const [all, setAll] = useState(false);
  const [pieces, setPieces] = useState<Pieces>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const items = all ? null : [...chosenPieces(pieces)];
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
    if (!nothing && !isNoReason(reason)) run();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-md bg-sunken p-4">
      <h3 className="text-h4">{t.title}</h3>
      {order.payment.kind !== 'card' && (
        <p className="font-semibold">{tillTexts.giveBack(money(order.total - order.refunded))}</p>
      )}
      <Extent all={all} onAll={setAll} />
      {!all && (
        <PiecesField
          lines={linesLeft(order)}
          pieces={pieces}
          onChange={setPieces}
          label={t.qty}
          count={boardTexts.pieces}
        />
      )}
      <ReasonField
        label={t.reason}
        value={reason}
        onChange={setReason}
        error={tried && isNoReason(reason) ? t.reasonMissing : undefined}
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
