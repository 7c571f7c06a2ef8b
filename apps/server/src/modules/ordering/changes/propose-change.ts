import type { BoardOrder } from '@zanga/contract/ordering/board';
import type { AddedDish } from '@zanga/contract/ordering/orders';
import type { ErrorCode } from '@zanga/contract/wire/errors';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { changeable } from '@zanga/domain/ordering/changes/changeable';
import type { ExchangeDifference } from '@zanga/domain/ordering/changes/exchanging';
import type { PiecesToRefund } from '@zanga/domain/ordering/refund-quote';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type Session, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readConsentMinutes } from '../answering/answering-queries.ts';
import { seeCard } from '../board/see-card.ts';
import { closeChange, insertChange, type NewChange, readOpenChanges } from '../order/change-store.ts';
import { readOrder } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { lockOrder, noteEvents, touchOrder } from '../order/order-store.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { kindOf, presentAdded } from '../order/present-change.ts';
import type { PartRow } from '../order/row-queries.ts';
import { tellOrder } from '../telling/tell-order.ts';
import { type NotExchanged, quoteExchange } from './exchange/quote-exchange.ts';
import { letGo } from './let-go.ts';
import { type Addition, type NotAdded, quoteAddition, type WantedDish } from './quote-addition.ts';
import { quoteTakingOut } from './take-out.ts';

type On = { readonly session: StaffSession; readonly orderId: OrderId; readonly part: PartKey };
type Asking = Omit<On, 'session'> & { readonly session: Session };
type NoPart = Refusal<'order.not_found' | 'order.wrong_step'>;
type Opened = { readonly order: StoredOrder; readonly part: PartRow };
type Proposal = Pick<NewChange, 'pieces' | 'added' | 'reason' | 'back' | 'amount'>;

const minuteMs = 60_000;

/** A part that this person may change; a customer without any address to write to cannot be asked. */
const partOf = (
  order: StoredOrder | undefined,
  { session, part: name }: Asking,
): ({ readonly ok: true } & Opened) | NoPart => {
  const part = order?.parts.find((one) => one.part === name);
  if (!order || !part || !mayWorkFor(session, part.shop_id)) return refuse('order.not_found');
  if (name !== 'food' || !changeable.includes(part.state) || order.row.email === '')
    return refuse('order.wrong_step');
  return { ok: true, order, part };
};

/** Proposes a quote. The order stays unchanged until its customer agrees; they are asked at once. */
const propose = async <Code extends ErrorCode>(
  tools: OrderTools,
  on: On,
  quote: (tx: Tx, opened: Opened) => Promise<({ readonly ok: true } & Proposal) | Refusal<Code>>,
  now: Date,
): Promise<BoardOrder | NoPart | Refusal<'order.change_waiting'> | Refusal<Code>> => {
  const { session, orderId, part: name } = on;
  const done = await inTransaction(tools.db, async (tx) => {
    const opened = partOf(await lockOrder(tx, orderId), on);
    if (!opened.ok) return opened;
    const { order, part } = opened;
    const [open] = await readOpenChanges(tx, [orderId]);
    if (open && open.until > now) return refuse('order.change_waiting');
    if (open) {
      await letGo(tools, tx, open, now);
      await closeChange(tx, open.id, 'expired', now);
    }
    const quoted = await quote(tx, opened);
    if (!quoted.ok) return quoted;
    const { ok: _, ...proposal } = quoted;
    const id = newId('chg');
    const minutes = await readConsentMinutes(tx, part.shop_id);
    const until = new Date(now.getTime() + minutes * minuteMs);
    const change = { ...proposal, id, order_id: orderId, part: name, until };
    await insertChange(tx, { ...change, by: session.userId }, now);
    await touchOrder(tx, orderId);
    const by = { actor: 'worker', actorId: session.userId } as const;
    const { pieces, added, reason, amount } = proposal;
    const kind = kindOf(proposal);
    const what = {
      ...(kind !== 'addition' && { pieces }),
      ...(kind !== 'change' && { added: added.map(({ name: dish, qty }) => ({ name: dish, qty })) }),
    };
    const event = `propose_${kind}`;
    const details = { change: id, ...what, reason, amount_cents: amount };
    await noteEvents(tx, [{ orderId, part: name, event, from: null, to: null, by, details }], now);
    const told = { news: 'change_proposed', part: { ...part, reason }, key: id, minutes } as const;
    await tellOrder(tools, tx, order, { ...told, kind }, now);
    const thing = { kind: 'order', thing: orderId, shopId: part.shop_id } as const;
    // The audit is read by people: dishes by their names.
    const named = pieces.map(({ id: line, qty }) => ({
      name: order.lines.find((one) => one.id === line)?.name ?? '',
      qty,
    }));
    const after = {
      ...(kind !== 'addition' && { take_out: named }),
      ...(kind !== 'change' && { put_in: what.added }),
    };
    await noteChange(tx, session.trail, { ...thing, after: { change: id, ...after }, reason }, now);
    return { ok: true } as const;
  });
  return done.ok ? seeCard(tools, { orderId, part: name }, now) : done;
};

export type Proposing = On & { readonly items: readonly PiecesToRefund[]; readonly reason: string };

/** Staff propose to take pieces out. */
export const proposeChange = (
  tools: OrderTools,
  { items, reason, ...on }: Proposing,
  now: Date,
): Promise<BoardOrder | NoPart | Refusal<'order.change_impossible' | 'order.change_waiting'>> =>
  propose(
    tools,
    on,
    async (tx, { order }) => {
      const quote = await quoteTakingOut(tools, tx, order, { part: on.part, pieces: items });
      if (!quote) return refuse('order.change_impossible');
      return { ok: true, ...quote, pieces: [...items], added: [], reason };
    },
    now,
  );

type Adding = On & {
  readonly items: readonly WantedDish[];
  readonly reason: string;
  readonly expected: Cents;
};

/** Staff propose to add dishes, at the price that their screen has shown. */
export const proposeAddition = (
  tools: OrderTools,
  { items, reason, expected, ...on }: Adding,
  now: Date,
): Promise<BoardOrder | NoPart | NotAdded | Refusal<'order.change_waiting' | 'order.total_changed'>> =>
  propose(
    tools,
    on,
    async (tx, opened) => {
      const quote = await quoteAddition(tools, tx, { ...opened, wanted: items }, now);
      if (!quote.ok) return quote;
      if (quote.amount !== expected) return refuse('order.total_changed');
      const { amount, back, lines } = quote;
      return { ok: true, amount, back, pieces: [], added: [...lines], reason };
    },
    now,
  );

type ExchangingOn = On & {
  readonly out: readonly PiecesToRefund[];
  readonly items: readonly WantedDish[];
  readonly reason: string;
  readonly expected: ExchangeDifference;
};

/** Staff propose an exchange, at the difference that their screen has shown. */
export const proposeExchange = (
  tools: OrderTools,
  { out, items, reason, expected, ...on }: ExchangingOn,
  now: Date,
): Promise<BoardOrder | NoPart | NotExchanged | Refusal<'order.change_waiting' | 'order.total_changed'>> =>
  propose(
    tools,
    on,
    async (tx, opened) => {
      const quote = await quoteExchange(tools, tx, { ...opened, out, wanted: items }, now);
      if (!quote.ok) return quote;
      const { amount, back, lines } = quote;
      if (amount !== expected.amount || back !== expected.back) return refuse('order.total_changed');
      return { ok: true, amount, back, pieces: [...out], added: [...lines], reason };
    },
    now,
  );

type ExchangePrice = ExchangeDifference & { readonly added: AddedDish[] };

/** Difference of an exchange at current prices. */
export const priceExchange = async (
  tools: OrderTools,
  { out, items, ...on }: Asking & Pick<ExchangingOn, 'out' | 'items'>,
  now: Date,
): Promise<ExchangePrice | NoPart | NotExchanged> => {
  const opened = partOf(await readOrder(tools.db, on.orderId), on);
  if (!opened.ok) return opened;
  const quote = await quoteExchange(tools, tools.db, { ...opened, out, wanted: items }, now);
  if (!quote.ok) return quote;
  return { amount: quote.amount, back: quote.back, added: quote.lines.map(presentAdded) };
};

type Price = Pick<Addition, 'amount' | 'back'> & { readonly added: AddedDish[] };

/** Price of added dishes, at current prices. */
export const priceAddition = async (
  tools: OrderTools,
  { items, ...on }: Asking & { readonly items: readonly WantedDish[] },
  now: Date,
): Promise<Price | NoPart | NotAdded> => {
  const opened = partOf(await readOrder(tools.db, on.orderId), on);
  if (!opened.ok) return opened;
  const quote = await quoteAddition(tools, tools.db, { ...opened, wanted: items }, now);
  return quote.ok ? { amount: quote.amount, back: quote.back, added: quote.lines.map(presentAdded) } : quote;
};
