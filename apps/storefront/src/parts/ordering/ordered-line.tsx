import { money } from '@zanga/browser/format.ts';
import type { PricedItem } from '@zanga/contract/ordering/carts';
import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import type { ReactNode } from 'react';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { LineAllergens } from './line-allergens.tsx';
import { orderingTexts as t } from './ordering-texts.ts';

type OrderedLineProps = {
  readonly item: PricedItem;
  /** Note below the line: a refund, for example. */
  readonly children?: ReactNode;
};

/** A line of a checkout or an order: quantity, product, choices, price. */
export function OrderedLine({ item, children }: OrderedLineProps) {
  const { product, notes, qty, list, total } = item;
  const wanted = wantedWords(item);
  return (
    <li className="flex gap-3 border-line border-b py-3 last:border-b-0">
      <CataloguePicture
        images={product.images}
        widths={[160]}
        sizes="3.5rem"
        decorative
        className="size-14 shrink-0 rounded-sm object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold leading-snug">
          <span className="tabular-nums">{t.pieces(qty)}</span> {product.name}
        </p>
        {wanted.length > 0 && <p className="text-caption text-ink-soft">{wanted.join(', ')}</p>}
        <LineAllergens allergens={item.allergens} />
        {notes && <p className="text-caption text-ink-soft italic">{t.notes(notes)}</p>}
        {children}
      </div>
      <p className="shrink-0 text-end tabular-nums">
        {total < list && (
          <s className="block text-caption text-ink-soft">
            <span className="sr-only">{t.listPrice} </span>
            {money(list)}
          </s>
        )}
        <span className="font-semibold">
          {total < list && <span className="sr-only">{t.price} </span>}
          {money(total)}
        </span>
      </p>
    </li>
  );
}
