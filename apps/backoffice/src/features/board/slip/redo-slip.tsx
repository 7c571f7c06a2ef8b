import type { BoardOrder } from '@zanga/contract/ordering/board';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { atMoment } from '@zanga/domain/time-words';
import { createPortal } from 'react-dom';
import { boardTexts } from '../board-texts.ts';
import { tellsAllergy } from '../order/tells-allergy.ts';
import { usePaper } from './paper.ts';
import { Lines } from './slip.tsx';
import { slipTexts as t } from './slip-texts.ts';

type Redo = BoardOrder['redos'][number];
type RedoSlipProps = { readonly order: BoardOrder; readonly redo: Redo; readonly now: Date };

/** Lines to make again as ordered, with their number of pieces. */
const madeAgain = ({ items }: BoardOrder, { items: pieces }: Redo) =>
  pieces.flatMap(({ id, qty }) => {
    const item = items.find((one) => one.id === id);
    return item ? { ...item, qty, refunded_qty: 0, added: false } : [];
  });

/** Slip of pieces made again: no other lines, and no money, since they are free. */
export function RedoSlip({ order, redo, now }: RedoSlipProps) {
  const items = madeAgain(order, redo);
  return createPortal(
    <div id="ticket" data-paper={usePaper()}>
      <p className="ticket-again">{t.redone}</p>
      <p className="ticket-number">{order.number}</p>
      <p>{order.reference}</p>
      <p className="ticket-time">{t.redoneFor(atMoment(new Date(redo.promised_at), now))}</p>
      <p className="ticket-mode">
        {order.table ? boardTexts.table(order.table) : boardTexts.modes[order.mode]}
      </p>
      {order.address && <p className="ticket-where">{order.address}</p>}
      {order.address_notes && <p className="ticket-where">{order.address_notes}</p>}
      {tellsAllergy({ items, rider_note: null }) && <p className="ticket-again">{t.allergy}</p>}
      <Lines order={order} items={items} />
      <p className="ticket-frame">{redo.reason}</p>
      <p className="ticket-money">{t.redoneFree}</p>
      <p>{[order.name, order.telephone].filter(Boolean).join(' · ')}</p>
      <p>
        {formatDate(now)} {formatTime(now)}
      </p>
    </div>,
    document.body,
  );
}
