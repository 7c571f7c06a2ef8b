import type { Category } from '@zanga/contract/menu/categories';
import { availabilityOf } from '@zanga/domain/catalogue/availability';
import { availabilityLabel } from '@zanga/domain/catalogue/availability-words';
import { windowsOf } from '../reach/read-windows.ts';
import type { CountedCategoryRow } from '../visible/category-queries.ts';

/** A category for the API; it is available within its own hours and its root's. */
export const presentCategory = (row: CountedCategoryRow, now: Date): Category => {
  const availability = availabilityOf(
    {
      channels: [],
      missingAt: [],
      windows: windowsOf(row.availability),
      categoryWindows: windowsOf(row.parent_availability),
      soldOut: [],
      stock: null,
    },
    { now },
  );
  const { id, slug, name, description, promo, merchandise, position, images, parent, product_count } = row;
  return {
    id,
    slug,
    name,
    description,
    promo,
    merchandise,
    position,
    images,
    parent,
    product_count,
    unavailable_label: availabilityLabel(availability, now),
  };
};
