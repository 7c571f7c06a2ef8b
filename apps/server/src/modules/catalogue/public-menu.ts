export { readRootCategories } from './menu/read-categories.ts';
