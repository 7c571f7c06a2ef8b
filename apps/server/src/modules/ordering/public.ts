export { personalCart } from './cart/cart-personal-data.ts';
export { personalOrders } from './order/order-personal-data.ts';
export { mountOrdering } from './routes.ts';
