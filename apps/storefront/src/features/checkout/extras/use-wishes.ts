import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart } from '@zanga/contract/ordering/carts';
import { notesWith, type Wishes, wishesOf } from '@zanga/domain/ordering/extras/wishes';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useRef, useState } from 'react';
import { changeLiveCart } from '../../../parts/cart/live-cart.ts';

/** What is wished beside the dishes, told to the cart as it is said. */
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
    /** The cart knows what was said: only then is it ordered. */
    told: () => telling.current,
  };
};

export type SaidWishes = ReturnType<typeof useWishes>;
