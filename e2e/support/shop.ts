import type { APIRequestContext } from '@playwright/test';

type Named = { readonly slug: string; readonly name: string };
type Category = Named & {
  readonly promo: boolean;
  readonly merchandise: boolean;
  readonly product_count: number;
};

/** Products of the demo shop from the API, so that tests do not repeat its data. */
export const readShop = async (request: APIRequestContext) => {
  const json = async (path: string) => (await request.get(path)).json();
  const { categories } = (await json('/api/brands/1')) as { categories: Category[] };
  const food = categories.filter(({ promo, merchandise }) => !promo && !merchandise);
  const biggest = food.toSorted((a, b) => b.product_count - a.product_count)[0];
  if (!biggest) throw new Error('The demo shop has no categories');
  const { subcategories } = (await json(`/api/categories/${biggest.slug}`)) as { subcategories: Named[] };
  const { data: products } = (await json('/api/products?sort=popular')) as { data: Named[] };
  const { data: shops } = (await json('/api/shops')) as { data: Named[] };
  return { categories, biggest, subcategories, products, shops };
};

/** A popular dish that can be ordered now and has optional additions. */
export const dishWithOptions = async (request: APIRequestContext) => {
  type Dish = Named & { readonly has_options: boolean; readonly availability: { readonly state: string } };
  const { data } = (await (await request.get('/api/products?sort=popular')).json()) as { data: Dish[] };
  const dish = data.find(
    ({ has_options, availability }) => has_options && availability.state === 'available',
  );
  if (!dish) throw new Error('The demo shop has no dish with options');
  return dish;
};

/** Dishes at full price that can be ordered now: one with additions, two without choices. */
export const dishesToAdd = async (request: APIRequestContext) => {
  type Dish = Named & {
    readonly has_options: boolean;
    readonly discount: unknown;
    readonly availability: { readonly state: string };
  };
  const { data } = (await (await request.get('/api/products?sort=popular')).json()) as { data: Dish[] };
  const had = data.filter(({ availability, discount }) => availability.state === 'available' && !discount);
  const rich = had.find(({ has_options }) => has_options);
  const [plain, other] = had.filter(({ has_options }) => !has_options);
  if (!rich || !plain || !other) throw new Error('The demo shop has too few dishes');
  return { rich, plain, other };
};
