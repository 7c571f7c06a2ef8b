import { CallReason, type StaffTable, type Table, type TableCall } from '@zanga/contract/shops/tables';
import { subtract } from '@zanga/domain/money';
import { stateWords } from '@zanga/domain/ordering/order-words';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { billOf, isOnBill, isPaid, type OrderAtTable } from '@zanga/domain/tables/bill';
import type { OrderRow, readCalls, TableRow } from './queries.ts';

type CallRow = Awaited<ReturnType<typeof readCalls>>[number];

/** An order as a bill looks at it. */
export const forBill = ({ state, payment, total, refunded, taken, lost }: OrderRow): OrderAtTable => ({
  state,
  payment,
  total,
  refunded,
  taken,
  lost,
});

/** A table with all that was ordered there since it was opened. */
export const presentTable = (
  row: TableRow,
  { orders, calls }: { readonly orders: readonly OrderRow[]; readonly calls: readonly CallRow[] },
  now: Date,
): Table => ({
  id: row.id,
  label: row.label,
  open: row.open_since !== null,
  shop: { id: row.shop_id, slug: row.slug, name: row.name, formatted: writtenAddress(row) },
  orders: orders
    .filter((order) => isOnBill(order))
    .map((order) => ({
      order: order.id,
      number: order.number,
      name: order.name,
      items: [...order.items],
      total: subtract(order.total, order.refunded),
      paid: isPaid(forBill(order)),
      label: stateWords(
        {
          mode: 'onshop',
          state: order.state,
          since: order.since,
          promisedAt: order.promised_at,
          payBy: null,
          table: row.label,
        },
        now,
      ),
      placed_at: order.placed_at.toISOString(),
    })),
  bill: billOf(orders.map(forBill)),
  called: calls.map(({ reason }) => CallReason.parse(reason)),
});

/** A table as the staff see it; the code on it is the address of the page that orders to it. */
export const presentStaffTable = (
  row: TableRow,
  orders: readonly OrderRow[],
  origin: string,
): StaffTable => ({
  id: row.id,
  label: row.label,
  open_since: row.open_since?.toISOString() ?? null,
  bill: billOf(orders.filter(({ table }) => table === row.id).map(forBill)),
  address: `${origin}/onshop/order?tavolo=${row.id}`,
});

export const presentCall = ({ id, table, reason, at }: CallRow): TableCall => ({
  id,
  table,
  reason: CallReason.parse(reason),
  at: at.toISOString(),
});
