export { personalFavourites } from './personal-favourites.ts';
export { readRootCategories } from './read-categories.ts';
export { type ProductForSale, readProductsForSale } from './read-for-sale.ts';
export { mountCatalogue } from './routes.ts';
export { type KeptIndex, keepSearchIndex } from './search-catalogue.ts';
