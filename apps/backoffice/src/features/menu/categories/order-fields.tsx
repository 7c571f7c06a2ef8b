import { Link } from '@tanstack/react-router';
import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import type { ProductId } from '@zanga/domain/ids';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { moved } from '@zanga/ui/sorting/moved.ts';
import { SortableList } from '@zanga/ui/sorting/sortable-list.tsx';
import { useId } from 'react';
import { sortingWords } from '../../../parts/editing/sorting-words.ts';
import type { Editing } from '../../../parts/editing/use-editing.ts';
import { categoryFieldNames, categoryTexts as t } from './category-texts.ts';

type OrderFieldsProps = { readonly editing: Editing<CategoryForm>; readonly category: EditedCategory };

/** The products of a category in their order. */
export function OrderFields({ editing, category: { products, products_total: all } }: OrderFieldsProps) {
  const { form, change, problem } = editing;
  const id = useId();
  const known = new Map(products.map((one) => [one.id, one]));
  const nameOf = (one: ProductId) => known.get(one)?.name ?? one;
  if (form.products.length === 0) return <p className="text-small">{t.noProducts}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-soft">{t.orderHint}</p>
      {all > form.products.length && <p className="text-small">{t.orderMore(form.products.length, all)}</p>}
      <SortableList
        label={categoryFieldNames.products}
        items={form.products}
        keyOf={(one) => one}
        nameOf={nameOf}
        words={sortingWords}
        onMove={(from, to) => change({ products: [...moved(form.products, from, to)] })}
      >
        {(one) => (
          <p className="flex min-h-8 flex-wrap items-center gap-x-2 px-1 text-small">
            <Link to="/menu/$product" params={{ product: one }} className="wrap-anywhere hover:underline">
              {nameOf(one)}
            </Link>
            {known.get(one)?.published === false && <span className="text-ink-soft">({t.draftProduct})</span>}
          </p>
        )}
      </SortableList>
      <FieldError id={`${id}-products`} error={problem('products')} />
    </div>
  );
}
