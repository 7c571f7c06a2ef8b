export { personalFavourites } from './favourites/personal-favourites.ts';
export { type KeptCatalogue, keepCatalogue } from './kept-catalogue.ts';
export { mountCatalogue } from './routes.ts';
