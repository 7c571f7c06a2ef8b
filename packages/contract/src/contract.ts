import { brand } from './brand.ts';
import { categories } from './categories.ts';
import { contents } from './contents.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';
import { shops } from './shops.ts';

/** The whole API, each endpoint once. */
export const contract = { ...brand, ...categories, ...contents, ...pictures, ...products, ...shops };
export type Api = typeof contract;
