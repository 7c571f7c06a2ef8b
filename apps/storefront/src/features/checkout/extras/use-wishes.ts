import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { notesWith, type Wishes, wishesOf } from '@zanga/domain/ordering/extras/wishes';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useRef, useState } from 'react';
import { changeLiveCart } from '../../../parts/cart/live-cart.ts';

/** Cutlery and notes, sent to the cart at each change. */
export const useWishes = (cart: Cart | undefined) => {
  const [said, setSaid] = useState<Wishes>();
  const telling = useRef<Promise<unknown>>(Promise.resolve());
  const wishes = said ?? wishesOf(cart?.meta ?? {});
  const say = (wanted: Partial<Wishes>) => {
    if (!cart) return;
    const next = { ...wishes, ...wanted };
    setSaid(next);
    telling.current = changeLiveCart({ meta: { ...notesWith(cart.meta, next) } }).catch((error: unknown) => {
      setSaid(undefined);
      toast({ text: errorText(error), tone: 'problem' });
    });
  };
  return {
    wishes,
    say,
    /** Resolves when the cart has stored the wishes: the order waits for it. */
    told: () => telling.current,
  };
};

export type SaidWishes = ReturnType<typeof useWishes>;
