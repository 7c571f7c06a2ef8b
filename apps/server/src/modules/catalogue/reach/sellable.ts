import type { Sellable, StockAt } from '@zanga/domain/catalogue/availability';
import type { Channel } from '@zanga/domain/catalogue/vocabulary';
import { windowsOf } from './read-windows.ts';

type SellableRow = {
  readonly channels: readonly Channel[];
  readonly availability: unknown;
  readonly root_availability: unknown;
  readonly sold_out: readonly { readonly shop: string | null; readonly until: string | null }[];
  readonly stock: number | null;
  readonly stock_at: readonly StockAt[];
  readonly called_off: boolean;
};

/** Facts that decide whether a product is available, from its row and its root category's. */
export const sellableOf = (row: SellableRow, missingAt: readonly string[]): Sellable => ({
  channels: row.channels,
  missingAt,
  windows: windowsOf(row.availability),
  categoryWindows: windowsOf(row.root_availability),
  soldOut: row.sold_out.map(({ shop, until }) => ({ shop, until: until === null ? null : new Date(until) })),
  stock: row.stock,
  stockAt: row.stock_at,
  calledOff: row.called_off,
});
