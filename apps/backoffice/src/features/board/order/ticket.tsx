import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { createPortal } from 'react-dom';
import { boardTexts, detailTexts } from '../board-texts.ts';
import { ageOf } from './order-badges.tsx';
import { timeWords } from './order-card.tsx';

/** What whoever hands it over has to know of its money; a debt that was given up is neither due nor paid. */
const moneyWords = ({ payment }: BoardOrder): string => {
  if (payment.due > 0) return detailTexts.toCollect;
  return payment.paid ? detailTexts.alreadyPaid : boardTexts.neverTaken;
};

/** Kitchen ticket: printed only, never on the screen. */
export function Ticket({ order, now }: { readonly order: BoardOrder; readonly now: Date }) {
  const placed = new Date(order.placed_at);
  const age = ageOf(order);
  return createPortal(
    <div id="ticket">
      {order.prints > 0 && <p className="ticket-again">{detailTexts.again(order.prints)}</p>}
      <p className="ticket-number">{order.number}</p>
      <p>{order.reference}</p>
      <p className="ticket-mode">
        {order.table ? boardTexts.table(order.table) : boardTexts.modes[order.mode]}
      </p>
      <p className="ticket-time">{timeWords(order, now)}</p>
      <ul>
        {order.items.map(({ id, qty, name, options, without, notes }) => (
          <li key={id}>
            <strong>
              {boardTexts.pieces(qty)} {name}
            </strong>
            {options.map((option) => (
              <span key={option}>+ {option}</span>
            ))}
            {without.map((words) => (
              <strong key={words}>− {words.toUpperCase()}</strong>
            ))}
            {notes && <em className="ticket-frame">{detailTexts.notes(notes)}</em>}
          </li>
        ))}
      </ul>
      {age > 0 && <p className="ticket-frame">{detailTexts.ageCheck(age)}</p>}
      <p className="ticket-money">
        <span>{detailTexts.total}</span>
        <span>{money(order.total)}</span>
      </p>
      <p className="ticket-money">
        <span>{moneyWords(order)}</span>
        <span>{money(order.payment.due > 0 ? order.payment.due : order.total)}</span>
      </p>
      {order.cutlery !== null && (
        <p>
          <strong>{detailTexts.cutlery(order.cutlery)}</strong>
        </p>
      )}
      {order.gift?.message && <p>{detailTexts.notes(order.gift.message)}</p>}
      <p>{[order.name, order.telephone].filter(Boolean).join(' · ')}</p>
      {order.address && <p>{order.address}</p>}
      {order.address_notes && <p>{order.address_notes}</p>}
      {order.rider_note && <p className="ticket-frame">{detailTexts.riderNote(order.rider_note)}</p>}
      <p>
        {formatDate(placed)} {formatTime(placed)}
      </p>
    </div>,
    document.body,
  );
}
