import type { AddressForm } from '@zanga/contract/addresses';
import type { Cart, CartDelivery, DeliveryForm, PartKey } from '@zanga/contract/carts';
import { toast } from '@zanga/ui/toast-queue.ts';
import { useCallback, useRef, useState } from 'react';
import { wishCart } from '../../shared/cart-follow.ts';
import { alertOf } from '../../shared/form/alert-of.ts';
import { keepWritten, keptWritten, wishesWith } from './wishes.ts';

type Said = Partial<DeliveryForm> & { readonly part: PartKey };

/** A part as it will be when the answer is there: what was pressed is seen to be pressed at once. */
const withSaid = (delivery: CartDelivery, said: Said | undefined): CartDelivery =>
  said?.part === delivery.part
    ? { ...delivery, mode: said.mode ?? delivery.mode, slot: said.slot ?? delivery.slot }
    : delivery;

/** How the parts are wanted; everything said goes to the cart, with what stands of the other part. */
export const useDeliveries = (cart: Cart) => {
  const [written, setWritten] = useState(() => keptWritten(sessionStorage));
  const [said, setSaid] = useState<Said>();
  // Read when something is said, which may be long after it was drawn.
  const now = useRef({ cart, written });
  now.current = { cart, written: now.current.written };

  const write = useCallback((part: PartKey, address: AddressForm) => {
    const next = { ...now.current.written, [part]: address };
    now.current = { ...now.current, written: next };
    keepWritten(sessionStorage, next);
    setWritten(next);
  }, []);

  const say = useCallback(async (wanted: Said) => {
    setSaid(wanted);
    const { cart: current, written: addresses } = now.current;
    try {
      await wishCart({ deliveries: wishesWith(current, addresses, wanted) });
    } catch (error) {
      toast({ text: alertOf(error), tone: 'problem' });
    } finally {
      setSaid((latest) => (latest === wanted ? undefined : latest));
    }
  }, []);
  const deliveries = cart.deliveries.map((delivery) => withSaid(delivery, said));
  return { deliveries, written, write, say };
};

export type SayDelivery = ReturnType<typeof useDeliveries>['say'];
