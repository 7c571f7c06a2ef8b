import { wantedWords } from '@zanga/domain/ordering/extras/line-words';
import { isReceiptDue } from '@zanga/domain/ordering/extras/receipt-due';
import { writtenAddress } from '@zanga/domain/shops/written-address';
import { atMoment } from '@zanga/domain/time-words';
import type { Tx } from '../../../platform/database/connection.ts';
import type { PaidCard } from '../../payments/public.ts';
import { allergensOfLine } from '../cart/line-allergens.ts';
import { cardLabel } from '../order/card-label.ts';
import { readShops, type ShopOfOrder } from '../order/order-queries.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { PartRow } from '../order/row-queries.ts';
import type { News } from './news.ts';

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

/** Data of the mail `order_placed`. */
export const placedData = async (tx: Tx, order: StoredOrder, { card, shops: known }: Placed, now: Date) => {
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

/** Address of the shop for pickup; null for other modes. */
const placeToFetch = ({ mode }: PartRow, shop: ShopOfOrder | undefined): string | null =>
  mode === 'pickup' ? (shop?.formatted ?? null) : null;

/** Data of the mail `order_news`. */
export const newsData = async (
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
    reason: 'reason' in news ? news.reason : (part?.reason ?? null),
    refundCents: 'amount' in news ? (news.amount ?? 0) : 0,
    ...('show' in news && { show: news.show }),
    ...('was' in news && { was: news.was }),
    ...('rest' in news && { rest: news.rest }),
    ...('dishes' in news && { dishes: news.dishes }),
    ...('totalCents' in news && { totalCents: news.totalCents, ...(news.out && { out: news.out }) }),
    ...(news.news === 'change_proposed' && { minutes: news.minutes, proposal: news.kind }),
    ...(news.news === 'moved' && { from: news.from, fetchedAt: placeToFetch(news.part, shop) }),
    toCard: row.payment_kind === 'card' && !(news.news === 'refunded' && news.byHand),
  };
};
