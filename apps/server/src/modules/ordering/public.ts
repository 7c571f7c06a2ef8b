export { personalCart } from './cart-personal-data.ts';
export { personalOrders } from './order-personal-data.ts';
export { mountOrdering } from './routes.ts';
