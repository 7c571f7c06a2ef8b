import { minuteOf } from '@zanga/domain/time-format';
import type pg from 'pg';
import { newId } from '../platform/new-id.ts';
import { demoCategories } from './categories/categories.ts';
import { insertRows } from './insert-rows.ts';
import { type PictureIds, shownAs } from './load-pictures.ts';
import type { DemoCategory, DemoWindow } from './shapes.ts';

/** Ids of the demo's categories by slug. */
export type CategoryIds = ReadonlyMap<string, string>;

/** Serving hours as the database keeps them; none is always. */
export const windowsColumn = (hours: readonly DemoWindow[] | undefined) =>
  hours === undefined || hours.length === 0
    ? null
    : hours.map(({ weekdays = [], from, to }) => ({ weekdays, from: minuteOf(from), to: minuteOf(to) }));

type Placed = {
  readonly category: DemoCategory;
  readonly parent: DemoCategory | null;
  readonly position: number;
};

const placed = (): readonly Placed[] =>
  demoCategories.flatMap((category, position) => [
    { category, parent: null, position },
    ...(category.subcategories ?? []).map((sub, at) => ({ category: sub, parent: category, position: at })),
  ]);

/** Roots and what is below them, with their pictures. */
export const loadCategories = async (client: pg.ClientBase, pictures: PictureIds): Promise<CategoryIds> => {
  const all = placed();
  const ids = new Map(all.map(({ category }) => [category.slug, newId('cat')]));
  const row = ({ category, parent, position }: Placed) => ({
    id: ids.get(category.slug),
    slug: category.slug,
    parent_id: parent ? ids.get(parent.slug) : null,
    name: category.name,
    description: category.description,
    promo: category.promo ?? parent?.promo ?? false,
    merchandise: category.merchandise ?? parent?.merchandise ?? false,
    position,
    unit_of_measure: category.unit ?? null,
    availability: windowsColumn(category.hours ?? parent?.hours),
    published: true,
    created_at: new Date(),
    updated_at: new Date(),
  });
  await insertRows(client, 'categories', all.map(row));
  const shown = all.flatMap(({ category: { slug } }) =>
    shownAs(pictures, { category_id: ids.get(slug) }, [
      { name: 'image-new', key: `categories/${slug}` },
      { name: 'image', key: `categories/${slug}-wide` },
    ]),
  );
  await insertRows(client, 'category_pictures', shown);
  return ids;
};
