export { readRootCategories } from './menu/read-categories.ts';
export { type ProductForSale, readProductsForSale } from './menu/read-for-sale.ts';
export { readPricesNow } from './prices/price-queries.ts';
export {
  addShowProducts,
  type HeldShow,
  holdShowProduct,
  namesInShows,
  readShowProduct,
  saveShowProduct,
  showProduct,
  showProductProblems,
} from './shows/show-products.ts';
export type { Pieces, TakenFrom } from './stock/pieces.ts';
export { endSale } from './stock/sold-out-store.ts';
export { copyUnsold } from './stock/sold-where-store.ts';
export { holdStock, readOwnCounts, returnStock, takeStock } from './stock/stock-store.ts';
