import type { DemoCategory } from '../shapes.ts';
import { menu } from './menu.ts';
import { promo, shopAndCinema } from './shop-and-promo.ts';
import { sweetsAndDrinks } from './sweets-and-drinks.ts';

/** Every root category, in the order in which the brand lists them. */
export const demoCategories: readonly DemoCategory[] = [
  ...promo,
  ...menu,
  ...sweetsAndDrinks,
  ...shopAndCinema,
];

/** The root a category stands under, by slug. */
export const rootOf = (slug: string): DemoCategory | undefined =>
  demoCategories.find(
    (root) => root.slug === slug || root.subcategories?.some((subcategory) => subcategory.slug === slug),
  );
