import { cents } from '@zanga/domain/money';
import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import { isReceiptDue } from '@zanga/domain/ordering/extras/receipt-due';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { atMoment } from '@zanga/domain/time-words';
import type { Tx } from '../../../platform/database/connection.ts';
import type { PaidCard } from '../../payments/public.ts';
import { allergensOfLine } from '../cart/line-allergens.ts';
import { cardLabel } from '../order/card-label.ts';
import type { ShopOfOrder } from '../order/order-queries.ts';
import { readShops } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import type { ChangeKind } from '../order/present-change.ts';
import type { PartRow } from '../order/row-queries.ts';

/** News of a step that an order has taken. */
export type StepNews = {
  readonly news: 'accepted' | 'ready' | 'sent' | 'shipped';
  readonly part: PartRow;
  /** Seconds to wait, while the step can be undone. */
  readonly afterSeconds?: number;
};

/** News of an order for its customer. */
export type News =
  /** `card` has just paid the order. */
  | {
      readonly news: 'placed';
      readonly card?: PaidCard | null;
      /** Shops that make it, where known. */
      readonly shops?: readonly ShopOfOrder[];
    }
  | StepNews
  /** The shop promises another time. */
  | { readonly news: 'time_changed'; readonly part: PartRow; readonly key: string }
  /** Another shop makes it by now: the part says which, and for when. */
  | { readonly news: 'moved'; readonly part: PartRow; readonly from: string; readonly key: string }
  /** It asks whether something may be taken out or added, and how many minutes there are to decide. */
  | {
      readonly news: 'change_proposed';
      readonly part: PartRow;
      readonly key: string;
      readonly minutes: number;
      readonly kind: ChangeKind;
    }
  /** Pieces are made again at no charge, for the time of the part. */
  | {
      readonly news: 'made_again';
      readonly part: PartRow;
      readonly dishes: readonly string[];
      readonly key: string;
    }
  /** Agreed dishes were added, in an exchange for the ones in `out`. */
  | {
      readonly news: 'dishes_added';
      readonly part: PartRow;
      readonly dishes: readonly string[];
      readonly out?: readonly string[];
      /** Refund, where the order costs less. */
      readonly amount?: number;
      readonly totalCents: number;
      readonly key: string;
    }
  /** Its money came when nothing could be added any more. */
  | {
      readonly news: 'addition_returned';
      readonly part: PartRow;
      readonly amount: number;
      readonly key: string;
    }
  | { readonly news: 'rejected'; readonly part: PartRow; readonly amount: number }
  /** Another shop may go on with the rest. */
  | {
      readonly news: 'unanswered';
      readonly part: PartRow;
      readonly amount: number;
      readonly rest: boolean;
    }
  | {
      readonly news: 'refunded';
      readonly amount: number;
      readonly reason: string;
      readonly key: string;
      /** Whether the money is given back by hand, even after a card payment. */
      readonly byHand?: boolean;
    }
  /** The show of its tickets was called off; the rest of the order may go on. */
  | {
      readonly news: 'show_cancelled';
      readonly amount: number;
      /** The film, and its start. */
      readonly show: string;
      readonly reason: string;
      readonly key: string;
      readonly rest: boolean;
    }
  /** The show of its tickets has another film, hall or time; the tickets stay valid. */
  | { readonly news: 'show_changed'; readonly show: string; readonly was: string; readonly key: string }
  | { readonly news: 'cancelled' | 'paid_too_late'; readonly amount: number }
  | {
      readonly news: 'withdrawn';
      readonly amount: number;
      readonly items: readonly string[];
      readonly key: string;
    };

/** Page of the order; a guest's link carries the key after the `#`, which no server ever sees. */
const linkTo = ({ origin, guestKeys }: OrderTools, { row }: StoredOrder): string =>
  `${origin()}/orders/${row.id}${row.user_id === null ? `#${guestKeys.keyOf(row.id)}` : ''}`;

const howWords = (part: PartRow, shops: readonly ShopOfOrder[], now: Date): string => {
  const shop = shops.find(({ id }) => id === part.shop_id);
  const when = part.promised_at ? `, ${atMoment(part.promised_at, now)}` : '';
  const address = part.address;
  switch (part.mode) {
    case 'delivery':
      return `Consegna in ${address ? writtenAddress(address) : ''}${when}`;
    case 'pickup':
      return `Ritiro da ${shop?.name ?? ''}, ${shop?.formatted ?? ''}${when}`;
    case 'onshop':
      return `Da ${shop?.name ?? ''}${part.table_label ? `, tavolo ${part.table_label}` : ''}`;
    case 'shipping':
      return `Spedizione in ${address ? writtenAddress(address) : ''}`;
    case 'entry':
      return 'Biglietti per il cinema: li trovi nella pagina Cinema, pronti da mostrare all’ingresso';
  }
};

const paymentWords = ({ row }: StoredOrder, card: PaidCard | null | undefined): string => {
  if (row.payment_kind === 'cash') return 'Paghi in contanti alla consegna.';
  if (row.payment_kind === 'till') return 'Paghi alla cassa.';
  return card ? `Pagato con ${cardLabel(card)}.` : 'Pagato con carta.';
};

type Placed = Extract<News, { news: 'placed' }>;

const placedData = async (tx: Tx, order: StoredOrder, { card, shops: known }: Placed, now: Date) => {
  const { row, parts, lines } = order;
  const shops = known ?? (await readShops(tx, [...new Set(parts.flatMap(({ shop_id }) => shop_id ?? []))]));
  return {
    reference: row.reference,
    parts: parts.map((part) => howWords(part, shops, now)),
    lines: lines.map((line) => {
      const wanted = wantedWords(line);
      const text = `${line.qty} × ${line.name}${wanted.length > 0 ? ` (${wanted.join(', ')})` : ''}`;
      const allergens = allergensOfLine(line);
      return {
        ...{ text, cents: line.total_cents },
        ...(allergens && { allergens: `${line.name}. ${allergens.text}` }),
      };
    }),
    deliveryCents: row.delivery_cents,
    totalCents: row.total_cents,
    payment: paymentWords(order, card),
    receiptDue: isReceiptDue({
      modes: parts.map(({ mode }) => mode),
      paidOnline: row.payment_kind === 'card',
    }),
  };
};

const pushWords: Readonly<Record<Exclude<News['news'], 'placed' | 'withdrawn'>, string>> = {
  accepted: 'è confermato',
  ready: 'è pronto: ti aspettiamo',
  sent: 'è in consegna',
  time_changed: 'ha un nuovo orario',
  moved: 'lo prepara un altro negozio',
  change_proposed: 'aspetta una tua risposta: il negozio propone un cambio',
  made_again: 'ha qualcosa che rifacciamo, senza costi',
  dishes_added: 'è cambiato, come d’accordo',
  addition_returned: 'resta com’era: il pagamento dell’aggiunta torna indietro',
  shipped: 'è stato spedito',
  rejected: 'non può essere preparato',
  cancelled: 'è annullato',
  unanswered: 'è annullato: il negozio non ha risposto. Se hai pagato, ti rimborsiamo',
  show_cancelled: 'era per uno spettacolo annullato. Se hai pagato, ti rimborsiamo',
  show_changed: 'è per uno spettacolo che è cambiato: guarda quando e dove',
  refunded: 'è stato rimborsato',
  paid_too_late: 'non è partito: il pagamento torna indietro',
};

/** Key of a message: repeated news have keys of their own, all others are sent once. */
const keyOf = (order: StoredOrder, news: News): string => {
  const part = 'part' in news ? `:${news.part.part}` : '';
  // The next shop sends the same news again after a move.
  const moved = 'part' in news && news.part.moved_at ? `:${news.part.moved_at.getTime()}` : '';
  const again = 'key' in news ? `:${news.key}` : moved;
  return `${order.row.id}:${news.news}${part}${again}`;
};

const waitOf = (news: News) =>
  'afterSeconds' in news && news.afterSeconds !== undefined ? { afterSeconds: news.afterSeconds } : {};

/** Cancels the unsent message of a step; false where a part of it has left already. */
export const untellStep = async (
  { notify }: Pick<OrderTools, 'notify'>,
  tx: Tx,
  order: StoredOrder,
  news: StepNews,
): Promise<boolean> => notify.withdraw(tx, keyOf(order, news));

/** Address of the shop for pickup; null for other modes. */
const placeToFetch = ({ mode }: PartRow, shop: ShopOfOrder | undefined): string | null =>
  mode === 'pickup' ? (shop?.formatted ?? null) : null;

const newsData = async (
  tx: Tx,
  { row }: StoredOrder,
  news: Exclude<News, { news: 'placed' | 'withdrawn' }>,
  now: Date,
) => {
  const part = 'part' in news ? news.part : null;
  const [shop] = part?.shop_id ? await readShops(tx, [part.shop_id]) : [];
  return {
    kind: news.news,
    shop: shop?.name ?? null,
    when: part?.promised_at ? atMoment(part.promised_at, now) : null,
    reason: news.news === 'refunded' || news.news === 'show_cancelled' ? news.reason : (part?.reason ?? null),
    ...(news.news === 'show_cancelled' && { show: news.show, rest: news.rest }),
    ...(news.news === 'show_changed' && { show: news.show, was: news.was }),
    refundCents: 'amount' in news ? (news.amount ?? 0) : 0,
    ...(news.news === 'unanswered' && { rest: news.rest }),
    ...(news.news === 'change_proposed' && { minutes: news.minutes, proposal: news.kind }),
    ...(news.news === 'moved' && { from: news.from, fetchedAt: placeToFetch(news.part, shop) }),
    ...(news.news === 'made_again' && { dishes: news.dishes }),
    ...(news.news === 'dishes_added' && {
      dishes: news.dishes,
      totalCents: news.totalCents,
      ...(news.out && { out: news.out }),
    }),
    toCard: row.payment_kind === 'card' && !(news.news === 'refunded' && news.byHand),
  };
};

const pushTo = async ({ notify }: OrderTools, tx: Tx, order: StoredOrder, news: News, now: Date) => {
  const { row } = order;
  if (row.user_id === null || news.news === 'placed' || news.news === 'withdrawn') return;
  const number = 'part' in news ? news.part.number : row.number;
  const expected =
    (news.news === 'accepted' ||
      news.news === 'time_changed' ||
      news.news === 'moved' ||
      news.news === 'made_again') &&
    news.part.promised_at;
  const when = expected ? `: previsto ${atMoment(expected, now)}` : '';
  const body = `L’ordine ${number} ${pushWords[news.news]}${when}`;
  await notify.ring(tx, {
    userId: row.user_id,
    topic: 'orders',
    title: `Ordine ${number}`,
    body,
    data: { order_id: row.id },
    key: keyOf(order, news),
    ...waitOf(news),
  });
};

type Urgent = Extract<
  News,
  {
    news:
      | 'ready'
      | 'rejected'
      | 'unanswered'
      | 'show_cancelled'
      | 'show_changed'
      | 'time_changed'
      | 'moved'
      | 'change_proposed'
      | 'made_again';
  }
>;

const isUrgent = (news: News): news is Urgent =>
  news.news === 'ready' ||
  news.news === 'rejected' ||
  news.news === 'unanswered' ||
  news.news === 'show_cancelled' ||
  news.news === 'show_changed' ||
  news.news === 'time_changed' ||
  news.news === 'moved' ||
  news.news === 'change_proposed' ||
  news.news === 'made_again';

/** Sends an SMS to a guest who waits in the street: a mail would be read too late. */
const textTo = async (tools: OrderTools, tx: Tx, order: StoredOrder, news: News, now: Date) => {
  const { row } = order;
  if (row.user_id !== null || row.telephone === '') return;
  if (!isUrgent(news)) return;
  const number = 'part' in news ? news.part.number : row.number;
  const when =
    (news.news === 'time_changed' || news.news === 'moved' || news.news === 'made_again') &&
    news.part.promised_at
      ? `: previsto ${atMoment(news.part.promised_at, now)}`
      : '';
  const text = `l’ordine ${number} ${pushWords[news.news]}${when}.`;
  // Validated as a phone number when the order was placed.
  const to = row.telephone as `+${string}`;
  await tools.notify.sms(tx, {
    to,
    sms: 'order_news',
    data: { text, link: linkTo(tools, order) },
    key: keyOf(order, news),
    ...waitOf(news),
  });
};

/** Notifies the customer by every channel they allow, inside the transaction that makes the news true. */
export const tellOrder = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  news: News,
  now: Date,
): Promise<void> => {
  const { row } = order;
  // A totem's customer left no address: their number is called out.
  if (row.email === '') return;
  const number = 'part' in news ? news.part.number : row.number;
  const common = { firstname: row.firstname, number, link: linkTo(tools, order) };
  const mail = { to: row.email, key: keyOf(order, news), ...waitOf(news) };
  if (news.news === 'placed') {
    const data = { ...common, ...(await placedData(tx, order, news, now)) };
    await tools.notify.email(tx, { ...mail, letter: 'order_placed', data });
  } else if (news.news === 'withdrawn') {
    const data = { ...common, items: news.items, at: now.toISOString(), refundCents: cents(news.amount) };
    await tools.notify.email(tx, { ...mail, letter: 'order_withdrawn', data });
  } else {
    const data = { ...common, ...(await newsData(tx, order, news, now)) };
    await tools.notify.email(tx, { ...mail, letter: 'order_news', data });
  }
  await pushTo(tools, tx, order, news, now);
  await textTo(tools, tx, order, news, now);
};
