import type { ProductDetail } from '@zanga/contract/menu/product';
import { useId } from 'react';
import { notesLength } from '../../../parts/cart/cart-changes.ts';
import { productTexts as t } from '../product-texts.ts';
import type { Composer } from './composer.ts';

type NotesFieldProps = { readonly composer: Composer; readonly kind: ProductDetail['kind'] };

/** Note for the kitchen. */
export function NotesField({ composer, kind }: NotesFieldProps) {
  const id = useId();
  const { notes } = composer.draft;
  const cooked = kind === 'food' || kind === 'drink';
  return (
    <div>
      <label htmlFor={id} className="block pb-2 font-display font-semibold text-h4">
        {cooked ? t.notes : t.notesGoods}
      </label>
      <textarea
        id={id}
        value={notes}
        maxLength={notesLength}
        rows={2}
        placeholder={cooked ? t.notesExample : undefined}
        aria-describedby={`${id}-count`}
        onChange={(event) => composer.setNotes(event.target.value)}
        className="block w-full resize-none rounded-md border border-line-strong bg-surface px-4 py-3 text-body placeholder:text-ink-soft"
      />
      <p id={`${id}-count`} className="pt-1 text-end text-caption text-ink-soft tabular-nums">
        <span aria-hidden="true">{t.notesCount(notes.length, notesLength)}</span>
        <span className="sr-only">{t.notesCountLong(notes.length, notesLength)}</span>
      </p>
    </div>
  );
}
