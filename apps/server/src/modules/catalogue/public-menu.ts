export { rootCategoriesOf } from './menu/read-categories.ts';
export { publicChange, searchChange } from './visible/fill-catalogue.ts';
