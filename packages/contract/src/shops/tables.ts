import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Cents, Instant, id } from '../wire/values.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** Reasons of guests to call staff. */
const callReasons = ['waiter', 'bill'] as const;
export const CallReason = z.enum(callReasons);
export type CallReason = z.output<typeof CallReason>;

const Bill = z.object({
  total: Cents,
  paid: Cents,
  /** Still to be paid at the till. */
  due: Cents,
});

/** An order of a table, visible to everyone at it. */
export const TableOrder = z.object({
  order: id('ord'),
  number: z.string(),
  /** First name of the customer. */
  name: z.string(),
  items: z.array(z.object({ qty: z.int(), name: z.string() })),
  total: Cents,
  paid: z.boolean(),
  /** Italian words for how far it is. */
  label: z.string(),
  placed_at: Instant,
});
export type TableOrder = z.output<typeof TableOrder>;

/** A table for the guests at it. */
export const Table = z.object({
  id: id('tbl'),
  label: z.string(),
  /** Whether it takes orders now; staff open a closed table. */
  open: z.boolean(),
  /**
   * Token for a cart (`meta.seat`) to order here until the table is closed. A phone that has it gets it, and one that
   * reads the code soon after the opening; all others get null, and see no orders.
   */
  seat: z.nullable(z.string()),
  /** Address that gives a seat to another phone, as a code on this one's screen; null without a seat. */
  invite: z.nullable(z.string()),
  shop: z.object({ id: id('shp'), slug: z.string(), name: z.string(), formatted: z.string() }),
  orders: z.array(TableOrder),
  bill: Bill,
  /** Open calls of this table. */
  called: z.array(CallReason),
});
export type Table = z.output<typeof Table>;

/** A table for staff. */
export const StaffTable = z.object({
  id: id('tbl'),
  label: z.string(),
  open_since: z.nullable(Instant),
  /** End of the time in which its code lets more phones join. */
  welcomes_until: z.nullable(Instant),
  bill: Bill,
  /** Address in the printed code. */
  address: z.string(),
});
export type StaffTable = z.output<typeof StaffTable>;

/** A call from a table, on the board until it is answered. */
export const TableCall = z.object({ id: id('cal'), table: z.string(), reason: CallReason, at: Instant });
export type TableCall = z.output<typeof TableCall>;

/** Number or name of a table, as printed and called out: `7`, `Terrazza 2`. */
const Label = z.pipe(
  z.pipe(
    z.string(),
    z.transform((written: string) => written.trim().replace(/\s+/g, ' ')),
  ),
  z
    .string()
    .check(
      z.minLength(1, '* scrivi il numero o il nome del tavolo'),
      z.maxLength(20, 'al massimo 20 caratteri'),
    ),
);

const table = { params: z.object({ table: id('tbl', Id) }) };

/** Seat of the calling phone. */
const Seat = z.optional(z.string().check(z.maxLength(64)));

export const tables = routes({
  'GET /api/tables/:table': {
    summary: 'A table by its printed code: shop, orders, and how much of them is paid',
    auth: 'public',
    ...table,
    query: z.object({ seat: Seat }),
    response: Table,
    errors: ['table.not_found'],
  },
  'POST /api/tables/:table/calls': {
    summary: 'Call the waiter, or for the bill; a second call does nothing',
    auth: 'public',
    ...table,
    body: z.object({ reason: CallReason, seat: Seat }),
    response: Table,
    errors: ['table.not_found', 'table.closed', 'table.no_seat'],
  },
  'GET /api/backoffice/shops/:shop/tables': {
    summary: 'Tables of a shop, each with its unpaid amount',
    auth: 'tables.read',
    params: z.object({ shop: Id }),
    response: z.object({ shop: z.object({ id: id('shp'), name: z.string() }), data: z.array(StaffTable) }),
    errors: ['shop.not_found'],
  },
  'POST /api/backoffice/shops/:shop/tables': {
    audit: 'table.lay',
    summary: 'Add a table, closed until staff open it; its code can be printed at once',
    auth: 'tables.edit',
    params: z.object({ shop: Id }),
    body: z.object({ label: Label }),
    status: 201,
    response: StaffTable,
    errors: ['shop.not_found', 'table.label_taken'],
  },
  'PATCH /api/backoffice/tables/:table': {
    audit: 'table.relabel',
    summary: 'Rename a closed table; the printed code stays good',
    auth: 'tables.edit',
    ...table,
    body: z.object({ label: Label }),
    response: StaffTable,
    errors: ['table.not_found', 'table.is_open', 'table.label_taken'],
  },
  'DELETE /api/backoffice/tables/:table': {
    audit: 'table.remove',
    summary: 'Delete a closed table; its code stops working',
    auth: 'tables.edit',
    ...table,
    status: 204,
    errors: ['table.not_found', 'table.is_open'],
  },
  'POST /api/backoffice/tables/:table/open': {
    audit: 'table.open',
    summary:
      'Open a table for new guests, let more phones join an open one, or close it once nothing is due; later orders are another bill',
    auth: 'tables.serve',
    ...table,
    body: z.object({ open: z.boolean() }),
    response: StaffTable,
    errors: ['table.not_found', 'table.owes'],
  },
  'POST /api/backoffice/table-calls/:call/seen': {
    audit: 'table.see_to_call',
    summary: 'Mark a table’s call as answered',
    auth: 'tables.serve',
    params: z.object({ call: id('cal', Id) }),
    status: 204,
    errors: ['table.not_found'],
  },
});
