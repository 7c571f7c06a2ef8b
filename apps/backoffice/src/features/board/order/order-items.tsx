import type { BoardOrder } from '@zanga/contract/ordering/board';
import { namesAllergy } from '@zanga/domain/ordering/extras/allergy-words';
import { classNames } from '@zanga/ui/class-names.ts';
import { boardTexts, detailTexts } from '../board-texts.ts';

/** A note, never cut; framed when it speaks of an allergy. */
export function ItemNote({ notes }: { readonly notes: string }) {
  if (notes === '') return null;
  return (
    <span
      className={classNames(
        'block w-fit rounded-sm bg-lemon px-2 font-semibold text-body text-on-lemon wrap-anywhere',
        namesAllergy(notes) && 'border-3 border-tomato font-bold',
      )}
    >
      {detailTexts.notes(notes)}
    </span>
  );
}

/** Dishes as a kitchen reads them: quantity, name, changes. */
export function OrderItems({ items }: Pick<BoardOrder, 'items'>) {
  return (
    <ul className="flex flex-col gap-1.5">
      {items.map(({ id, qty, refunded_qty, name, options, without, notes, added }) => (
        <li key={id} className="flex gap-2 text-lead leading-snug">
          <span className="min-w-7 font-bold tabular-nums">{boardTexts.pieces(qty)}</span>
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            {added && <span className="text-caption text-majolica-ink"> ({detailTexts.added})</span>}
            {refunded_qty > 0 && (
              <span className="text-caption text-tomato-ink"> ({detailTexts.refundedQty(refunded_qty)})</span>
            )}
            {options.length > 0 && <span className="block text-body">{options.join(', ')}</span>}
            {without.map((words) => (
              <span
                key={words}
                className="mt-0.5 block w-fit rounded-sm bg-tomato-wash px-2 font-bold text-body text-tomato-ink"
              >
                {words}
              </span>
            ))}
            <ItemNote notes={notes} />
          </span>
        </li>
      ))}
    </ul>
  );
}
