export { personalCart } from './cart-personal-data.ts';
export { mountOrdering } from './routes.ts';
