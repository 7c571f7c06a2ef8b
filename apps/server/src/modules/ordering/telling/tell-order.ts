import { cents } from '@zanga/domain/money';
import type { Tx } from '../../../platform/database/connection.ts';
import type { StoredOrder } from '../order/order-record.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { newsData, placedData } from './letter-data.ts';
import { type News, numberOf, type StepNews, sentenceOf } from './news.ts';

/** Page of the order; a guest's link carries the key after the `#`, which no server ever sees. */
const linkTo = ({ origin, guestKeys }: OrderTools, { row }: StoredOrder): string =>
  `${origin()}/orders/${row.id}${row.user_id === null ? `#${guestKeys.keyOf(row.id)}` : ''}`;

/** Key of a message: repeated news have keys of their own, all others are sent once. */
const keyOf = (order: StoredOrder, news: News): string => {
  const part = 'part' in news ? `:${news.part.part}` : '';
  // The next shop sends the same news again after a move.
  const moved = 'part' in news && news.part.moved_at ? `:${news.part.moved_at.getTime()}` : '';
  const again = 'key' in news ? `:${news.key}` : moved;
  return `${order.row.id}:${news.news}${part}${again}`;
};

/** Cancels the unsent message of a step; false where a part of it has left already. */
export const untellStep = async (
  { notify }: Pick<OrderTools, 'notify'>,
  tx: Tx,
  order: StoredOrder,
  news: StepNews,
): Promise<boolean> => notify.withdraw(tx, keyOf(order, news));

const writeMail = async (tools: OrderTools, tx: Tx, order: StoredOrder, news: News, now: Date) => {
  const { row } = order;
  const common = { firstname: row.firstname, number: numberOf(order, news), link: linkTo(tools, order) };
  const mail = { to: row.email, ...messageOf(order, news) };
  if (news.news === 'placed') {
    const data = { ...common, ...(await placedData(tx, order, news, now)) };
    return tools.notify.email(tx, { ...mail, letter: 'order_placed', data });
  }
  if (news.news === 'withdrawn') {
    const data = { ...common, items: news.items, at: now.toISOString(), refundCents: cents(news.amount) };
    return tools.notify.email(tx, { ...mail, letter: 'order_withdrawn', data });
  }
  const data = { ...common, ...(await newsData(tx, order, news, now)) };
  return tools.notify.email(tx, { ...mail, letter: 'order_news', data });
};

/** Key of a message, and its delay while the step can be undone. */
const messageOf = (order: StoredOrder, news: News) => ({
  key: keyOf(order, news),
  ...('afterSeconds' in news && news.afterSeconds !== undefined && { afterSeconds: news.afterSeconds }),
});

/** Notifies the customer by every channel they allow, inside the transaction that makes the news true. */
export const tellOrder = async (
  tools: OrderTools,
  tx: Tx,
  order: StoredOrder,
  news: News,
  now: Date,
): Promise<void> => {
  const { id, user_id: userId, email, telephone } = order.row;
  // A totem's customer left no address: their number is called out.
  if (email === '') return;
  await writeMail(tools, tx, order, news, now);
  const sentence = sentenceOf(order, news, now);
  if (!sentence) return;
  const message = messageOf(order, news);
  if (userId !== null) {
    const title = `Ordine ${numberOf(order, news)}`;
    const ring = { topic: 'orders', title, body: `L’${sentence.text}`, data: { order_id: id } } as const;
    await tools.notify.ring(tx, { ...message, ...ring, userId });
  } else if (sentence.isUrgent && telephone !== '') {
    // Validated as a phone number when the order was placed.
    const to = telephone as `+${string}`;
    const data = { text: `l’${sentence.text}.`, link: linkTo(tools, order) };
    await tools.notify.sms(tx, { ...message, to, sms: 'order_news', data });
  }
};
