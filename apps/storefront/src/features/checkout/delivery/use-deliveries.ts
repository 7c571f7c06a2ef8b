import { errorText } from '@zanga/browser/form/error-text.ts';
import type { Cart, DeliveryForm } from '@zanga/contract/ordering/carts';
import type { CarriedPart } from '@zanga/domain/ordering/cart-parts';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useCallback, useRef, useState } from 'react';
import { changeLiveCart } from '../../../parts/cart/live-cart.ts';
import {
  deliveriesWith,
  isCarried,
  type UnansweredChoices,
  withChoices,
} from '../../../parts/where/cart/delivery-choices.ts';

const nothing: UnansweredChoices = {};

/** Delivery choices of the cart. Each is sent with the unanswered ones before it, so that fast taps lose nothing. */
export const useDeliveries = (cart: Cart) => {
  const [said, setSaid] = useState(nothing);
  // A ref: `say` may run long after the render that made it.
  const now = useRef({ cart, said, unanswered: 0 });
  now.current.cart = cart;

  const hold = useCallback((next: UnansweredChoices) => {
    now.current.said = next;
    setSaid(next);
  }, []);

  const say = useCallback(
    async (part: CarriedPart, wanted: Partial<DeliveryForm>) => {
      const state = now.current;
      hold({ ...state.said, [part]: { ...state.said[part], ...wanted } });
      state.unanswered += 1;
      try {
        await changeLiveCart({ deliveries: deliveriesWith(state.cart, state.said) });
      } catch (error) {
        toast({ text: errorText(error), tone: 'problem' });
      } finally {
        state.unanswered -= 1;
        if (state.unanswered === 0) hold(nothing);
      }
    },
    [hold],
  );
  const deliveries = cart.deliveries.filter(isCarried).map((delivery) => withChoices(delivery, said));
  return { deliveries, say };
};

export type ChooseDelivery = ReturnType<typeof useDeliveries>['say'];
