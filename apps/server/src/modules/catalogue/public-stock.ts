export type { Pieces, TakenFrom } from './stock/pieces.ts';
export { endSale } from './stock/sold-out-store.ts';
export { copyUnsold } from './stock/sold-where-store.ts';
export { holdStock, readOwnCounts, returnStock, takeStock } from './stock/stock-store.ts';
