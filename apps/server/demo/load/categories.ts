import type { CategoryId } from '@zanga/domain/ids';
import { newId } from '../../src/platform/new-id.ts';
import { demoCategories } from '../categories/categories.ts';
import { demoProducts } from '../products/products.ts';
import type { DemoCategory } from '../shapes.ts';
import { freeSlugsOf } from './free-names.ts';
import { windowsOf } from './instants.ts';
import { type PictureIds, pictureRows } from './pictures.ts';
import { type Client, insertRows } from './rows.ts';

export type CategoryIds = ReadonlyMap<string, CategoryId>;

type Placed = {
  readonly id: CategoryId;
  readonly parent: CategoryId | null;
  readonly category: DemoCategory;
};

const row = ({ id, parent, category }: Placed, position: number, slug: string) => ({
  id,
  slug,
  parent_id: parent,
  name: category.name,
  description: category.description,
  promo: category.promo ?? false,
  merchandise: category.merchandise ?? false,
  position,
  unit_of_measure: category.unit ?? null,
  availability: windowsOf(category.hours ?? []),
  published: true,
  created_at: 'now',
  updated_at: 'now',
});

/** Picture of a subcategory with dated products, which are not drawn one by one. */
const shownBy: Readonly<Record<string, string>> = { biglietti: 'biglietto-intero' };

/** A subcategory shows its best-selling product. */
const bestSeller = (slug: string): string | undefined =>
  demoProducts
    .filter(({ category }) => category === slug)
    .toSorted((a, b) => b.popularity - a.popularity)
    .at(0)?.slug ?? shownBy[slug];

const drawnFor = ({ parent, category: { slug } }: Placed): Record<string, string> =>
  parent === null
    ? { 'image-new': `categories/${slug}`, image: `categories/${slug}-wide` }
    : { 'image-new': `products/${bestSeller(slug)}` };

export const loadCategories = async (client: Client, pictures: PictureIds): Promise<CategoryIds> => {
  const placed = demoCategories.flatMap((root): Placed[] => {
    const id = newId('cat');
    const below = root.subcategories ?? [];
    return [
      { id, parent: null, category: root },
      ...below.map((category) => ({ id: newId('cat'), parent: id, category })),
    ];
  });
  // Roots first, for the foreign key.
  const sorted = placed.toSorted((a, b) => Number(a.parent !== null) - Number(b.parent !== null));
  const slugFor = await freeSlugsOf(client, 'categories');
  await insertRows(
    client,
    'categories',
    sorted.map((one) => row(one, placed.indexOf(one), slugFor(one.category.slug))),
  );
  const rows = placed.flatMap((one) => pictureRows('category_id', one.id, pictures, drawnFor(one)));
  await insertRows(client, 'category_pictures', rows);
  return new Map(placed.map(({ id, category }) => [category.slug, id]));
};
