export { type KeptCatalogue, keepCatalogue } from './kept-catalogue.ts';
export { personalFavourites } from './personal-favourites.ts';
export { readRootCategories } from './read-categories.ts';
export { type ProductForSale, readProductsForSale } from './read-for-sale.ts';
export { mountCatalogue } from './routes.ts';
