import type { Tickets } from '@zanga/contract/ordering/cinema';
import { admission, codeUntil, type Refundability, refundability } from '@zanga/domain/cinema/tickets';
import type { LineId, OrderId, ProductId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';
import type { Redeem, Redemptions } from '../redemption/public.ts';
import {
  type CalledOff,
  type OfficeShowRow,
  readCalledOff,
  readOfficeShows,
  readTicketsOfShow,
  type TicketsOfOrder,
} from './office-queries.ts';
import { presentTicket } from './present-ticket.ts';
import { readTickets } from './queries.ts';
import {
  countBurnt,
  insertTickets,
  lockShow,
  lockTicket,
  lockUnused,
  markBurnt,
  markRefunded,
  saveCancelled,
  showsAmong,
} from './store.ts';

/** A line of an order that may be tickets. */
export type SoldLine = {
  readonly id: LineId;
  readonly product: ProductId;
  readonly qty: number;
  readonly fare: string;
};

type TicketOrigin = { readonly line: LineId; readonly orderId: OrderId };

/** The cinema as orders use it; all but the readings run inside the order's transaction. */
export type CinemaTickets = {
  /** Makes the tickets of a paid order; returns which of their shows were called off. */
  readonly issue: (
    tx: Tx,
    sold: {
      readonly orderId: OrderId;
      readonly userId: UserId | null;
      readonly lines: readonly SoldLine[];
      readonly now: Date;
    },
  ) => Promise<readonly ProductId[]>;
  /** Number of tickets per line that were used at the door: these are never given back. */
  readonly burntOf: (tx: Tx, lines: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Takes back tickets of refunded lines, named ones first; returns the seats that are free again. */
  readonly takeBack: (
    tx: Tx,
    back: {
      readonly lines: readonly { readonly id: string; readonly qty: number }[];
      readonly named: readonly string[];
      /** The show was called off: people already let in are refunded too. */
      readonly calledOff: boolean;
      readonly now: Date;
    },
  ) => Promise<readonly { readonly product: string; readonly qty: number }[]>;
  /** A ticket, locked, with its owner's options. */
  readonly hold: (
    tx: Tx,
    id: string,
    now: Date,
  ) => Promise<(TicketOrigin & { readonly refunded: boolean; readonly may: Refundability }) | undefined>;
  readonly of: (whose: Parameters<typeof readTickets>[1], now: Date) => Promise<Tickets>;
  /** A show, locked: no ticket for it is made meanwhile. */
  readonly holdShow: (tx: Tx, id: ProductId) => ReturnType<typeof lockShow>;
  /** Ends entry to a show; its tickets are taken back order by order. */
  readonly callOff: typeof saveCancelled;
  /** The decision on a show called off; undefined for a show that takes place. */
  readonly calledOff: (tx: Tx, id: ProductId) => Promise<CalledOff | undefined>;
  readonly shows: (
    db: Db,
    of: { readonly id: ProductId } | { readonly notEndedAt: Date },
  ) => Promise<readonly OfficeShowRow[]>;
  /** The tickets of a show, by order. */
  readonly ofShow: (db: Db | Tx, show: ProductId, order?: OrderId) => Promise<readonly TicketsOfOrder[]>;
};

type CinemaTools = {
  readonly db: Db;
  readonly redemptions: Redemptions;
  readonly origin: () => string;
};

const issue =
  ({ redemptions }: CinemaTools): CinemaTickets['issue'] =>
  async (tx, { orderId, userId, lines, now }) => {
    const shows = await showsAmong(
      tx,
      lines.map(({ product }) => product),
    );
    const tickets = lines.flatMap(({ id, product, qty, fare }) => {
      const show = shows.find(({ product_id }) => product_id === product);
      if (!show) return [];
      const row = { order_id: orderId, line_id: id, product_id: product, fare, issued_at: now };
      const expiresAt = codeUntil({ startsAt: show.starts_at, minutes: show.minutes });
      return Array.from({ length: qty }, (_, at) => ({
        row: { ...row, id: newId('tck'), piece: at + 1 },
        expiresAt,
      }));
    });
    if (tickets.length === 0) return [];
    await insertTickets(
      tx,
      tickets.map(({ row }) => row),
    );
    for (const { row, expiresAt } of tickets)
      await redemptions.issueIn(tx, { kind: 'ticket', subject: row.id, userId, expiresAt, now });
    return shows.flatMap(({ product_id, cancelled_at }) => (cancelled_at ? product_id : []));
  };

const takeBack: CinemaTickets['takeBack'] = async (tx, { lines, named, calledOff, now }) => {
  const freed = new Map<string, number>();
  for (const { id, qty } of lines) {
    const ended = (await lockUnused(tx, id, { named, usedToo: calledOff })).slice(0, qty);
    if (ended.length === 0) continue;
    await markRefunded(tx, { ids: ended.map((ticket) => ticket.id), calledOff }, now);
    for (const { product_id } of ended) freed.set(product_id, (freed.get(product_id) ?? 0) + 1);
  }
  return [...freed].map(([product, qty]) => ({ product, qty }));
};

const hold: CinemaTickets['hold'] = async (tx, id, now) => {
  const row = await lockTicket(tx, id);
  if (!row) return undefined;
  const times = { startsAt: row.starts_at, minutes: row.minutes };
  const { burnt_at: burntAt, refunded_at: refundedAt, cancelled } = row;
  const may = refundability({ ...times, burntAt, refundedAt, cancelled }, now);
  return { line: row.line_id, orderId: row.order_id, refunded: row.refunded_at !== null, may };
};

/** Opens the cinema for orders and the door. */
export const openTickets = (tools: CinemaTools): CinemaTickets => ({
  issue: issue(tools),
  burntOf: async (tx, lines) =>
    new Map((await countBurnt(tx, lines)).map(({ line, count }) => [line, count])),
  takeBack,
  hold,
  holdShow: lockShow,
  callOff: saveCancelled,
  calledOff: readCalledOff,
  shows: readOfficeShows,
  ofShow: readTicketsOfShow,
  of: async (whose, now) => {
    const rows = await readTickets(tools.db, whose);
    const codes = await tools.redemptions.shown(
      'ticket',
      rows.map(({ id }) => id),
      now,
    );
    const data = rows.map((row) =>
      presentTicket(row, { code: codes.get(row.id), origin: tools.origin() }, now),
    );
    // Valid tickets come first.
    return { data: data.toSorted((a, b) => Number(b.state === 'valid') - Number(a.state === 'valid')) };
  },
});

/** Uses a scanned ticket up, inside the transaction that uses up its code. */
export const burnTicket: Redeem = async (tx, { subject, shopId, now }) => {
  const row = await lockTicket(tx, subject);
  if (!row) return { ok: false, title: 'Biglietto sconosciuto', text: 'Questo biglietto non esiste' };
  const { burnt_at: burntAt, refunded_at: refundedAt, starts_at: startsAt, minutes } = row;
  const { shop_id: arena, shop_name: shopName, cancelled } = row;
  const ticket = { burntAt, refundedAt, cancelled, startsAt, minutes, shopId: arena, shopName };
  const may = admission(ticket, shopId, now);
  if (!may.ok) return may;
  await markBurnt(tx, row.id, now);
  return {
    ok: true,
    title: 'Buona visione',
    text: [row.film, row.hall, row.fare].filter(Boolean).join(' · '),
  };
};
