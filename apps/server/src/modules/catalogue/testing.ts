import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import type { AvailabilityWindow } from '@zanga/domain/catalogue/availability';
import {
  type CategoryId,
  givenId,
  type ImageId,
  type OptionGroupId,
  type ProductId,
  type ShopId,
} from '@zanga/domain/ids';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import type {
  Categories,
  OptionChoices,
  OptionGroups,
  PriceHistory,
  Products,
} from '../../platform/database/tables.ts';
import { newId } from '../../platform/new-id.ts';

type Windows = readonly Partial<AvailabilityWindow>[];
const json = (windows: Windows | null | undefined) =>
  windows && JSON.stringify(windows.map((window) => ({ from: 0, to: 1440, ...window })));

export type CategoryToAdd = Omit<Partial<Insertable<Categories>>, 'availability'> & {
  readonly availability?: Windows;
};

/** Adds a category below `parent_id` or as a root, published by default; returns its id. */
export const addCategory = async (
  db: Db,
  { availability, ...given }: CategoryToAdd = {},
): Promise<CategoryId> => {
  const id = newId('cat');
  const row = { id, slug: id.replace('_', '-'), name: 'Pizze', availability: json(availability) ?? null };
  await db
    .insertInto('categories')
    .values({ ...row, ...given })
    .execute();
  return id;
};

type Period = Omit<Insertable<PriceHistory>, 'id' | 'product_id'>;

export type ProductToAdd = Omit<Partial<Insertable<Products>>, 'availability'> & {
  readonly availability?: Windows;
  /** Its categories; its root by default. */
  readonly categories?: readonly CategoryId[];
  readonly allergens?: AllergenDeclaration;
  /** Past prices, instead of its present price alone. */
  readonly history?: readonly Period[];
  readonly options?: readonly OptionGroupId[];
  /** Ingredients; all but the first can be left out. */
  readonly madeOf?: readonly string[];
  readonly missingAt?: readonly ShopId[];
  readonly soldOutAt?: Readonly<Record<ShopId, Date | string>>;
};

const insertProduct = async (db: Db, given: Partial<Insertable<Products>>, root: CategoryId) => {
  const id = given.id ?? newId('prd');
  const row = {
    id,
    slug: id.replace('_', '-'),
    name: 'Margherita',
    kind: 'food',
    root_category_id: root,
    price_cents: 850,
    vat_class: 'prepared_food',
    allergens_declared: true,
    channels: ['delivery', 'pickup', 'onshop'],
    published: true,
  };
  await db
    .insertInto('products')
    .values({ ...row, ...given })
    .execute();
  return id;
};

/** Adds a published dish to a root category; returns its id. */
export const addProduct = async (db: Db, root: CategoryId, given: ProductToAdd = {}): Promise<ProductId> => {
  const { availability, categories = [root], allergens = {}, history, options = [], ...others } = given;
  const { missingAt = [], soldOutAt = {}, madeOf = [], ...columns } = others;
  const id = await insertProduct(db, { ...columns, availability: json(availability) ?? null }, root);
  for (const [position, category_id] of categories.entries())
    await db.insertInto('product_categories').values({ product_id: id, category_id, position }).execute();
  for (const [allergen, presence] of Object.entries(allergens))
    await db.insertInto('product_allergens').values({ product_id: id, allergen, presence }).execute();
  for (const shop_id of missingAt)
    await db.insertInto('product_shops').values({ product_id: id, shop_id, sold: false }).execute();
  for (const [shop_id, sold_out_until] of Object.entries(soldOutAt))
    await db
      .insertInto('product_shops')
      .values({ product_id: id, shop_id: givenId('shp', shop_id), sold_out_until })
      .execute();
  for (const [position, group_id] of options.entries())
    await db.insertInto('product_option_groups').values({ product_id: id, group_id, position }).execute();
  for (const [position, name] of madeOf.entries())
    await db
      .insertInto('product_ingredients')
      .values({ id: newId('ing'), product_id: id, name, position, removable: position > 0 })
      .execute();
  if (history) await rewriteHistory(db, id, history);
  return id;
};

/** Replaces the recorded prices by a history. */
const rewriteHistory = async (db: Db, productId: ProductId, periods: readonly Period[]): Promise<void> => {
  await db.deleteFrom('price_history').where('product_id', '=', productId).execute();
  for (const period of periods)
    await db
      .insertInto('price_history')
      .values({ ...period, product_id: productId })
      .execute();
};

export type ChoiceToAdd = Partial<Insertable<OptionChoices>> & { readonly allergens?: AllergenDeclaration };

/** Adds a group of choices; returns its id. */
export const addOptions = async (
  db: Db,
  given: Partial<Insertable<OptionGroups>>,
  choices: readonly ChoiceToAdd[],
): Promise<OptionGroupId> => {
  const group_id = newId('opt');
  const group = { id: group_id, name: 'Impasto', min_choices: 0, max_choices: 1, ...given };
  await db.insertInto('option_groups').values(group).execute();
  for (const [position, { allergens = {}, ...choice }] of choices.entries()) {
    const id = newId('cho');
    const row = { id, group_id, name: 'Classico', allergens_declared: true, position, ...choice };
    await db.insertInto('option_choices').values(row).execute();
    for (const [allergen, presence] of Object.entries(allergens))
      await db.insertInto('option_choice_allergens').values({ choice_id: id, allergen, presence }).execute();
  }
  return group_id;
};

/** Adds a picture to a product or a category; returns its id. */
export const addPicture = async (
  db: Db,
  owner: { readonly product: ProductId } | { readonly category: CategoryId },
  name: 'image-new' | 'image' | 'logo-new' = 'image',
): Promise<ImageId> => {
  const id = newId('img');
  const picture = { id, alt: 'Una pizza', width: 1200, height: 900, color: '#c0392b' };
  await db
    .insertInto('pictures')
    .values({ ...picture, content_type: 'image/webp' })
    .execute();
  if ('product' in owner)
    await db
      .insertInto('product_pictures')
      .values({ product_id: owner.product, picture_id: id, name })
      .execute();
  else
    await db
      .insertInto('category_pictures')
      .values({ category_id: owner.category, picture_id: id, name })
      .execute();
  return id;
};
