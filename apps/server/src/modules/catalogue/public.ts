export { personalFavourites } from './personal-favourites.ts';
export { readRootCategories } from './read-categories.ts';
export { mountCatalogue } from './routes.ts';
