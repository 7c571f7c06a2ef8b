import type { ShopId } from '@zanga/domain/ids';
import { untilMoment } from '@zanga/domain/time-words';
import type { Tx } from '../../../platform/database/connection.ts';
import { readResponsible } from '../../accounts/public.ts';
import type { OrderTools } from '../order/order-tools.ts';
import { countUnanswered, readShopToCall } from './answering-queries.ts';
import { takeTurn } from './answering-store.ts';

type Telling = Pick<OrderTools, 'notify' | 'origin'>;

/** Least time between two messages: all waiting orders of a shop are one and the same silence. */
const onceInMs = 10 * 60_000;

const boardOf = ({ origin }: Telling, shopId: ShopId): string => `${origin()}/gestione/?negozio=${shopId}`;

const turn = (tx: Tx, shopId: ShopId, step: 'managers' | 'call', now: Date): Promise<boolean> =>
  takeTurn(tx, { shopId, step, since: new Date(now.getTime() - onceInMs) }, now);

/** Notifies the people responsible for a shop of its waiting orders, by mail and push. */
export const tellManagers = async (tools: Telling, tx: Tx, shopId: ShopId, now: Date): Promise<void> => {
  const shop = await readShopToCall(tx, shopId);
  if (!shop || !(await turn(tx, shopId, 'managers', now))) return;
  const orders = await countUnanswered(tx, shopId);
  const link = boardOf(tools, shopId);
  for (const { id, firstname, email } of await readResponsible(tx, shopId)) {
    const key = `unanswered:${shopId}:${now.getTime()}:${id}`;
    const data = { firstname, shop: shop.name, orders, link };
    await tools.notify.email(tx, { to: email, letter: 'shop_unanswered', data, key });
    await tools.notify.ring(tx, {
      userId: id,
      topic: 'work',
      title: shop.name,
      body: orders === 1 ? 'Un ordine aspetta una risposta' : `${orders} ordini aspettano una risposta`,
      data: {},
      key,
    });
  }
};

/** E.164 form of a phone number; Italian ones are often written without their country. */
export const dialled = (phone: string): `+${string}` => {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.startsWith('+') ? `+${digits.slice(1)}` : `+39${digits}`;
};

/** Calls the shop, or the number of its plan. */
export const callShop = async (
  tools: Telling,
  tx: Tx,
  { shopId, phone }: { readonly shopId: ShopId; readonly phone: string | null },
  now: Date,
): Promise<void> => {
  const shop = await readShopToCall(tx, shopId);
  const number = phone ?? shop?.phone ?? '';
  if (!shop || !/\d/.test(number) || !(await turn(tx, shopId, 'call', now))) return;
  const orders = await countUnanswered(tx, shopId);
  const what = orders === 1 ? 'C’è un ordine che aspetta' : `Ci sono ${orders} ordini che aspettano`;
  await tools.notify.call(tx, {
    to: dialled(number),
    text: `Questa è una chiamata automatica per ${shop.name}. ${what} una risposta sulla bacheca. Se nessuno risponde, fra poco il negozio si mette in pausa.`,
    key: `unanswered:${shopId}:${now.getTime()}`,
  });
};

/** Mails the people responsible for a shop that it has paused itself. */
export const tellPaused = async (
  tools: Telling,
  tx: Tx,
  { shopId, until }: { readonly shopId: ShopId; readonly until: Date },
  now: Date,
): Promise<void> => {
  const shop = await readShopToCall(tx, shopId);
  if (!shop) return;
  const words = untilMoment(until, now);
  for (const { id, firstname, email } of await readResponsible(tx, shopId)) {
    const key = `paused:${shopId}:${until.getTime()}:${id}`;
    const data = { firstname, shop: shop.name, link: boardOf(tools, shopId), until: words };
    await tools.notify.email(tx, { to: email, letter: 'shop_paused', data, key });
    const body = `In pausa ${words}: nessuno rispondeva agli ordini`;
    await tools.notify.ring(tx, { userId: id, topic: 'work', title: shop.name, body, data: {}, key });
  }
};

/** Mails the people responsible for a shop that it takes orders without any open screen. */
export const tellUnwatched = async (
  tools: Telling,
  tx: Tx,
  { shopId, minutes }: { readonly shopId: ShopId; readonly minutes: number },
  now: Date,
): Promise<void> => {
  const shop = await readShopToCall(tx, shopId);
  if (!shop) return;
  for (const { id, firstname, email } of await readResponsible(tx, shopId)) {
    const key = `unwatched:${shopId}:${now.getTime()}:${id}`;
    const data = { firstname, shop: shop.name, link: boardOf(tools, shopId), minutes };
    await tools.notify.email(tx, { to: email, letter: 'shop_unwatched', data, key });
    const body = `Nessuno schermo aperto da ${minutes} minuti: gli ordini nuovi non li vede nessuno`;
    await tools.notify.ring(tx, { userId: id, topic: 'work', title: shop.name, body, data: {}, key });
  }
};
