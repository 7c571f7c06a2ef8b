import { CallReason, type StaffTable, type Table, type TableCall } from '@zanga/contract/shops/tables';
import { subtract } from '@zanga/domain/money';
import { stateWords } from '@zanga/domain/ordering/order-words';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { billOf, isOnBill, isPaid, type OrderAtTable } from '@zanga/domain/tables/bill';
import { welcomesUntil } from '@zanga/domain/tables/seat';
import type { OrderRow, readCalls, TableRow } from './queries.ts';

type CallRow = Awaited<ReturnType<typeof readCalls>>[number];

/** An order for the bill. */
export const forBill = ({ state, payment, total, refunded, taken, lost }: OrderRow): OrderAtTable => ({
  state,
  payment,
  total,
  refunded,
  taken,
  lost,
});

/** Page for orders to a table, encoded in its QR code. */
const addressOf = ({ id }: TableRow, origin: string): string => `${origin}/onshop/order?tavolo=${id}`;

type AtTable = {
  readonly seat: string | null;
  readonly origin: string;
  readonly orders: readonly OrderRow[];
  readonly calls: readonly CallRow[];
};

/** A table with its orders since the opening. */
export const presentTable = (row: TableRow, { seat, origin, orders, calls }: AtTable, now: Date): Table => ({
  id: row.id,
  label: row.label,
  open: row.open_since !== null,
  seat,
  invite: seat === null ? null : `${addressOf(row, origin)}&posto=${seat}`,
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

const untilOf = ({ open_since: openSince, welcomed_at: welcomedAt }: TableRow): string | null =>
  openSince && welcomesUntil({ openSince, welcomedAt }).toISOString();

/** A table as the staff see it. */
export const presentStaffTable = (
  row: TableRow,
  orders: readonly OrderRow[],
  origin: string,
): StaffTable => ({
  id: row.id,
  label: row.label,
  open_since: row.open_since?.toISOString() ?? null,
  welcomes_until: untilOf(row),
  bill: billOf(orders.filter(({ table }) => table === row.id).map(forBill)),
  address: addressOf(row, origin),
});

export const presentCall = ({ id, table, reason, at }: CallRow): TableCall => ({
  id,
  table,
  reason: CallReason.parse(reason),
  at: at.toISOString(),
});
