export { findShopOfOrder } from './finding/shop-queries.ts';
