import { money } from '@zanga/browser/format.ts';
import { Section } from '../../../parts/section.tsx';
import type { DeskOrder } from './desk-query.ts';
import { deskTexts as t } from './desk-texts.ts';

type Item = DeskOrder['order']['items'][number];

function Line({ item, refunded }: { readonly item: Item; readonly refunded: number }) {
  const { qty, product, options, notes, total } = item;
  return (
    <li className="flex gap-3 border-line border-t py-2 first:border-t-0">
      <span className="min-w-7 font-semibold tabular-nums">{qty} ×</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {product.name}
        {refunded > 0 && <span className="text-tomato-ink text-caption"> ({t.refundedQty(refunded)})</span>}
        {options.length > 0 && (
          <span className="block text-ink-soft text-small">{options.map(({ name }) => name).join(', ')}</span>
        )}
        {notes && <span className="block text-small italic">{t.notes(notes)}</span>}
      </span>
      <span className="tabular-nums">{money(total)}</span>
    </li>
  );
}

/** Lines of the order as ordered. */
export function DeskLines({ desk: { order, refundable } }: { readonly desk: DeskOrder }) {
  return (
    <Section title={t.lines}>
      <ul>
        {order.items.map((item) => (
          <Line
            key={item.id}
            item={item}
            refunded={refundable?.lines.find(({ id }) => id === item.id)?.refundedQty ?? 0}
          />
        ))}
      </ul>
    </Section>
  );
}
