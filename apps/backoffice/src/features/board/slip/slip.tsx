import { money } from '@zanga/browser/format.ts';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { atMoment } from '@zanga/domain/time-words';
import { classNames } from '@zanga/ui/class-names.ts';
import { createPortal } from 'react-dom';
import { boardTexts, detailTexts } from '../board-texts.ts';
import { ageOf } from '../order/order-badges.tsx';
import { timeWords } from '../order/order-card.tsx';
import { tellsAllergy } from '../order/tells-allergy.ts';
import { usePaper } from './paper.ts';
import { slipTexts as t } from './slip-texts.ts';

type SlipProps = { readonly order: BoardOrder; readonly now: Date };

/** Money words for the person who hands it over; a debt given up is neither due nor paid. */
const moneyWords = ({ payment }: BoardOrder): string => {
  if (payment.due > 0) return detailTexts.toCollect;
  return payment.paid ? detailTexts.alreadyPaid : boardTexts.neverTaken;
};

/** Number, time and destination of the order. */
function Head({ order, now }: SlipProps) {
  return (
    <>
      {order.prints > 0 && <p className="ticket-again">{detailTexts.again(order.prints)}</p>}
      {order.changed_at && (
        <p className="ticket-again">{detailTexts.changed(atMoment(new Date(order.changed_at), now))}</p>
      )}
      <p className="ticket-number">{order.number}</p>
      <p>{order.reference}</p>
      <p className="ticket-time">{timeWords(order, now)}</p>
      <p className="ticket-mode">
        {order.table ? boardTexts.table(order.table) : boardTexts.modes[order.mode]}
      </p>
      {order.address && <p className="ticket-where">{order.address}</p>}
      {order.address_notes && <p className="ticket-where">{order.address_notes}</p>}
    </>
  );
}

/** A line on paper; changes from the usual dish stand out. */
function Item({ item }: { readonly item: BoardOrder['items'][number] }) {
  const { qty, refunded_qty: gone, name, options, unusual, without, allergens, notes, added } = item;
  return (
    <li className={classNames(gone >= qty && 'ticket-gone')}>
      <strong>
        {boardTexts.pieces(Math.max(qty - gone, 0))} {name}{' '}
        {gone >= qty ? t.none : gone > 0 ? t.gone(gone) : ''}
        {added && `(${detailTexts.added.toUpperCase()})`}
      </strong>
      {options.map((option) =>
        unusual.includes(option) ? (
          <strong key={option}>+ {option}</strong>
        ) : (
          <span key={option}>+ {option}</span>
        ),
      )}
      {without.map((words) => (
        <strong key={words}>− {words.toUpperCase()}</strong>
      ))}
      {allergens && <small>{allergens.text}</small>}
      {notes && <em className="ticket-frame">{detailTexts.notes(notes)}</em>}
    </li>
  );
}

function Sums({ order }: Pick<SlipProps, 'order'>) {
  return (
    <div className="ticket-sums">
      <p className="ticket-money">
        <span>{detailTexts.total}</span>
        <span>{money(order.total)}</span>
      </p>
      <p className="ticket-money">
        <span>{moneyWords(order)}</span>
        <span>{money(order.payment.due > 0 ? order.payment.due : order.total)}</span>
      </p>
    </div>
  );
}

type LinesProps = {
  readonly order: Pick<BoardOrder, 'number' | 'reference'>;
  readonly items: BoardOrder['items'];
};

/** Lines; each further sheet of paper repeats the number of the order. */
export function Lines({ order, items }: LinesProps) {
  return (
    <div className="ticket-lines">
      <p className="ticket-each">
        {order.number} · {order.reference}
      </p>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}

type LabelledOrder = Pick<BoardOrder, 'number' | 'name' | 'items' | 'rider_note'>;

/** Label of the bag: customer, and the allergens each dish declares (Reg. (EU) 1169/2011, art. 14). */
export function BagLabel({ order }: { readonly order: LabelledOrder }) {
  const left = order.items.filter(({ qty, refunded_qty }) => refunded_qty < qty);
  return (
    <section className="ticket-bag" aria-label={t.bagLabel}>
      <p className="ticket-number">{order.number}</p>
      <p className="ticket-mode">{order.name}</p>
      {tellsAllergy(order) && <p className="ticket-again">{t.allergy}</p>}
      <ul>
        {left.map(({ id, qty, refunded_qty, name, allergens, notes }) => (
          <li key={id}>
            <strong>
              {boardTexts.pieces(qty - refunded_qty)} {name}
            </strong>
            {allergens && <span>{allergens.text}</span>}
            {notes && <em className="ticket-frame">{detailTexts.notes(notes)}</em>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the dishes leave in a bag. */
const isBagged = ({ part, mode }: BoardOrder): boolean =>
  part === 'food' && (mode === 'delivery' || mode === 'pickup');

/** Kitchen slip of an order: printed only, never on the screen, as wide as this device's paper. */
export function Slip({ order, now }: SlipProps) {
  const paper = usePaper();
  const placed = new Date(order.placed_at);
  const age = ageOf(order);
  return createPortal(
    <div id="ticket" data-paper={paper}>
      <Head order={order} now={now} />
      {tellsAllergy(order) && <p className="ticket-again">{t.allergy}</p>}
      <Lines order={order} items={order.items} />
      {age > 0 && <p className="ticket-frame">{detailTexts.ageCheck(age)}</p>}
      <Sums order={order} />
      {order.cutlery !== null && (
        <p>
          <strong>{detailTexts.cutlery(order.cutlery)}</strong>
        </p>
      )}
      {order.gift?.hide_prices && <p className="ticket-frame">{t.hidePrices}</p>}
      {order.gift?.message && <p>{detailTexts.notes(order.gift.message)}</p>}
      <p>{[order.name, order.telephone].filter(Boolean).join(' · ')}</p>
      {order.rider_note && <p className="ticket-frame">{detailTexts.riderNote(order.rider_note)}</p>}
      <p>
        {formatDate(placed)} {formatTime(placed)}
      </p>
      {isBagged(order) && <BagLabel order={order} />}
    </div>,
    document.body,
  );
}
