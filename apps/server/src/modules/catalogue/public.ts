export { type ProductForSale, readProductsForSale } from './menu/read-for-sale.ts';
export { readPricesNow } from './prices/price-queries.ts';
