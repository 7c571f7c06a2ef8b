import type { BoardOrder } from '@zanga/contract/ordering/board';
import { isToClose } from '@zanga/domain/ordering/closing/left-open';
import { isUnusual, optionWords, withoutUsual, withoutWords } from '@zanga/domain/ordering/extras/line-words';
import { wishesForPart } from '@zanga/domain/ordering/extras/wishes';
import { possibleEvents } from '@zanga/domain/ordering/transitions';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { alarmOf } from '../answering/answering-queries.ts';
import { allergensOfLine } from '../cart/line-allergens.ts';
import { presentChange } from '../order/present-change.ts';
import type { BoardRow } from './board-queries.ts';

/** Notes for the rider: everything that finds a door and does not belong on an envelope. */
const addressNotes = (part: BoardRow['part']): string | null => {
  const address = part.address;
  if (!address) return null;
  const { staircase, floor, doorbell, notes, zone } = address;
  const words = [
    staircase && `scala ${staircase}`,
    floor && `piano ${floor}`,
    doorbell && `citofono ${doorbell}`,
    notes,
    zone && `zona ${zone}`,
  ].filter(Boolean);
  return words.join(', ') || null;
};

const presentLine = (line: BoardRow['lines'][number]): BoardOrder['items'][number] => ({
  id: line.id,
  qty: line.qty,
  refunded_qty: line.refunded_qty,
  name: line.name,
  options: line.options.map(optionWords),
  unusual: line.options.filter(isUnusual).map(optionWords),
  without: [...line.without.map(withoutWords), ...line.left_usual.map((name) => withoutUsual(name))],
  notes: line.notes,
  allergens: allergensOfLine(line),
  age_limit: line.age_limit,
  total: line.total_cents,
  withdrawn: line.withdrawn_at !== null,
  added: line.added_at !== null,
});

/** Whether its shop should close it: it can, and its time is long over. */
const isForgotten = ({ part, closing }: BoardRow, now: Date): boolean =>
  possibleEvents(part.state, { by: 'worker', mode: part.mode }).includes('close') &&
  isToClose({ since: part.since, promisedAt: part.promised_at }, closing, now);

const nameOf = (lines: BoardRow['lines'], id: string): string =>
  lines.find((line) => line.id === id)?.name ?? '';

/** A part for its shop. */
export const presentBoardOrder = (seen: BoardRow, now: Date): BoardOrder => {
  const { row, part, lines, paid, refundFailed, due, back, rest } = seen;
  const address = part.address;
  const gift = row.gift;
  return {
    order: row.id,
    part: part.part,
    number: part.number,
    reference: row.reference,
    state: part.state,
    mode: part.mode,
    since: part.since.toISOString(),
    placed_at: (row.placed_at ?? row.created_at).toISOString(),
    wanted_at: part.wanted_at?.toISOString() ?? null,
    promised_at: part.promised_at?.toISOString() ?? null,
    shop: part.shop_id,
    begin_at: part.begin_at?.toISOString() ?? null,
    prints: part.prints,
    name: `${row.firstname} ${row.lastname}`.trim(),
    telephone: row.telephone,
    address: address && writtenAddress(address),
    address_notes: addressNotes(part),
    table: part.table_label,
    ...wishesForPart(row.meta, part),
    gift: gift && { ...gift },
    items: lines.map(presentLine),
    total: row.total_cents,
    refunded: row.refunded_cents,
    payment: {
      kind: row.payment_kind,
      paid: paid || row.total_cents === 0 || (row.taken_cents > 0 && due === 0),
      due,
    },
    back: { amount: back, by: row.payment_kind === 'card' ? 'card' : 'hand' },
    rest,
    refund_failed: refundFailed,
    reason: part.reason,
    alarm: part.state === 'placed' ? alarmOf(part.alarm) : null,
    to_close: isForgotten(seen, now),
    change: presentChange(seen.change, { lines, parts: [part] }, now),
    redos: seen.redos.map(({ id, pieces, reason, promised_at }) => ({
      id,
      items: pieces.map((piece) => ({ ...piece, name: nameOf(lines, piece.id) })),
      reason,
      promised_at: promised_at.toISOString(),
    })),
    changed_at: part.changed_at?.toISOString() ?? null,
    undo: part.undo && { event: part.undo.event, until: part.undo.until },
    can: [...possibleEvents(part.state, { by: 'worker', mode: part.mode })],
  };
};

const presented = new WeakMap<BoardRow, BoardOrder>();

/** The same object again while neither its row nor the clock changes the card; a proposal's words follow the clock. */
export const cardOf = (row: BoardRow, now: Date): BoardOrder => {
  const known = presented.get(row);
  if (known && row.change === undefined && known.to_close === isForgotten(row, now)) return known;
  const card = presentBoardOrder(row, now);
  presented.set(row, card);
  return card;
};
