export { readRootCategories } from './read-categories.ts';
export { type CatalogueTools, mountCatalogue } from './routes.ts';
