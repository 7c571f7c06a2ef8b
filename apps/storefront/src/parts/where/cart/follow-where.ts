import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { Service } from '../../../base/api/api.tsx';
import { isSignedIn } from '../../../base/session/session.ts';
import { addressesQuery } from '../../address/addresses-query.ts';
import { hasLiveCart } from '../../cart/cart-calls.ts';
import { readCart, setCart, watchCart } from '../../cart/cart-state.ts';
import { changeLiveCart, readLiveCart } from '../../cart/live-cart.ts';
import { keepWhere, readWhere, setWhere, type Where, watchChosen } from '../where.ts';
import { inTime } from '../where-of.ts';
import { cartMovesTexts, movesOf } from './cart-moves.ts';
import { deliveriesFor } from './where-deliveries.ts';
import { chosenFood, whereOfFood } from './where-of-cart.ts';

/** Notes of a cart except the table's. */
const homeMeta = ({ table_id: _, table: __, seat: ___, ...others }: Readonly<Record<string, string>>) =>
  others;

const tell = async (where: Where) => {
  const before = readCart().live ?? (await readLiveCart()) ?? null;
  if (before === null || before.items.length === 0) return;
  const after = await changeLiveCart({
    deliveries: deliveriesFor(where, before.deliveries),
    single_cart_shop: null,
    ...(before.meta.table_id !== undefined && { meta: homeMeta(before.meta) }),
  });
  const news = movesOf(before, after, where);
  if (news.length > 0) setCart({ news });
};

type Telling = { readonly tell: (where: Where | null) => void; readonly isTelling: () => boolean };

/** Sends choices to the live cart; the last one wins, and without a network it is sent later. */
const teller = (): Telling => {
  let telling = 0;
  const ask = async (where: Where | null) => {
    if (where === null || !hasLiveCart()) return;
    telling += 1;
    try {
      await tell(where);
    } catch (error) {
      if (isApiError(error)) {
        toast({ text: errorText(error), tone: 'problem' });
        return;
      }
      toast({ text: cartMovesTexts.later });
      addEventListener('online', () => void ask(readWhere()), { once: true });
    } finally {
      telling -= 1;
    }
  };
  return { tell: (where) => void ask(where), isTelling: () => telling > 0 };
};

const sameWhere = (a: Where | null, b: Where | null) =>
  JSON.stringify(a && [a.mode, a.shop?.id, a.address?.chosen, a.slot]) ===
  JSON.stringify(b && [b.mode, b.shop?.id, b.address?.chosen, b.slot]);

type Tools = { readonly service: Service; readonly queryClient: QueryClient };

/** Stores a choice made at the checkout or on another device, from the live cart. */
const adoptFrom = ({ service, queryClient }: Tools, isTelling: () => boolean) => {
  let seen: string | null = null;
  const adopt = async () => {
    const food = chosenFood(readCart().live);
    const now = food
      ? JSON.stringify([food.mode, food.shop, food.address_id, food.written, food.slot])
      : null;
    if (now === seen || isTelling()) return;
    seen = now;
    if (!food) return;
    const [shops, saved] = await Promise.all([
      queryClient.fetchQuery({ ...service.query('GET /api/shops', { query: {} }), staleTime: 60_000 }),
      isSignedIn() ? queryClient.fetchQuery({ ...addressesQuery(service), staleTime: 60_000 }) : { data: [] },
    ]);
    const where = whereOfFood(food, shops.data, saved.data);
    if (where && now === seen && !isTelling() && !sameWhere(where, readWhere())) keepWhere(where);
  };
  // Without a network the chosen place stays as it is.
  const look = () => void adopt().catch(() => undefined);
  look();
  return watchCart(look);
};

/** Replaces a chosen time that has passed by "as soon as possible", with a message. */
const passTime = () => {
  const look = () => {
    const where = readWhere();
    const now = where && inTime(where, serviceNow());
    if (now === where) return;
    setWhere(now);
    toast({ text: cartMovesTexts.timeOver });
  };
  const comeBack = () => document.visibilityState === 'visible' && look();
  look();
  document.addEventListener('visibilitychange', comeBack);
  return () => document.removeEventListener('visibilitychange', comeBack);
};

/** Keeps the choice and the live cart equal, whichever changes; returns the function that stops it. */
export const followWhere = (tools: Tools): (() => void) => {
  const telling = teller();
  const stops = [watchChosen(telling.tell), adoptFrom(tools, telling.isTelling), passTime()];
  return () => {
    for (const stop of stops) stop();
  };
};
