import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import { versionOf } from '../../../platform/edited-form.ts';
import { editedWindows } from '../reach/read-windows.ts';
import type { CategoryRow } from './category-queries.ts';

/** A row as the form for staff. */
export const categoryFormOf = (row: CategoryRow): CategoryForm => ({
  name: row.name,
  description: row.description,
  unit_of_measure: row.unit_of_measure,
  published: row.published,
  windows: editedWindows(row.availability),
  promo: row.promo,
  merchandise: row.merchandise,
  products: row.named.map(({ id }) => id),
  pictures: row.pictures.map(({ id }) => id),
});

export const presentEditedCategory = (row: CategoryRow): EditedCategory => {
  const form = categoryFormOf(row);
  return {
    id: row.id,
    slug: row.slug,
    parent: row.parent_id === null ? null : { id: row.parent_id, name: row.parent_name ?? '' },
    version: versionOf(form),
    form,
    products: [...row.named],
    products_total: row.products,
    pictures: row.pictures.map(({ id, alt }) => ({ id, alt })),
    seen: row.seen,
  };
};
