import type { DemoOptionGroup } from '../shapes.ts';
import { friedAndBread } from './fried-and-bread.ts';
import { kitchen } from './kitchen.ts';
import { menuOptions } from './menus.ts';
import { pizzaOptions } from './pizza.ts';
import { shopAndCinemaOptions } from './shop-and-cinema.ts';
import { sweetOptions } from './sweets.ts';

/** All option groups, by key. */
export const demoOptions: readonly DemoOptionGroup[] = [
  ...pizzaOptions,
  ...friedAndBread,
  ...kitchen,
  ...menuOptions,
  ...sweetOptions,
  ...shopAndCinemaOptions,
];
