import { useNavigate } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { OrderAgain } from '@zanga/contract/ordering/orders';
import { type ToastMessage, toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { piecesIn } from '../../cart/cart-intent.ts';
import { readCart } from '../../cart/cart-state.ts';
import { readLiveCart } from '../../cart/live-cart.ts';
import { againTexts as t } from './again-texts.ts';
import { type AgainNews, askAgain, newsOf, putAgain } from './order-again.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** News about an order made again, for the checkout. */
    again?: AgainNews;
  }
}

/** For a show that has passed, the message links to the coming ones. */
const sayNone = ({ missing }: OrderAgain, toShows: () => void): ToastMessage =>
  missing.every(({ why }) => why === 'over')
    ? { text: t.showsOver, action: { label: t.shows, onPress: toShows } }
    : { text: t.none, tone: 'problem' };

/** Orders again: the dishes go into the cart and the checkout opens; a filled cart is asked about first. */
export const useOrderAgain = (order: string) => {
  const service = useService();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<OrderAgain>();

  const land = async (again: OrderAgain, how: 'add' | 'instead') => {
    setAsking(undefined);
    putAgain(again, how);
    const news = newsOf(again);
    await navigate({ to: '/checkout', ...(news && { state: { again: news } }) });
  };
  const { busy, alert, run } = useAction(async () => {
    // Another device may have filled the cart: read it before asking.
    const [again] = await Promise.all([askAgain(service, order), readLiveCart()]);
    if (again.items.length === 0) toast(sayNone(again, () => void navigate({ to: '/cinema' })));
    else if (piecesIn(readCart()) > 0) setAsking(again);
    else await land(again, 'add');
  });
  return {
    busy,
    alert,
    run,
    asking: asking !== undefined,
    answer: (how: 'add' | 'instead') => void (asking && land(asking, how)),
    leave: () => setAsking(undefined),
  };
};
