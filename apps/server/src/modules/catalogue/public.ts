export { readRootCategories } from './read-categories.ts';
export { mountCatalogue } from './routes.ts';
