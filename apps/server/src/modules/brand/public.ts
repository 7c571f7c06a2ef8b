export { homePathFor } from './queries.ts';
export { mountBrand } from './routes.ts';
