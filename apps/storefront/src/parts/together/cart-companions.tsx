import type { Cart } from '@zanga/contract/ordering/carts';
import { type ReactNode, useRef, useState } from 'react';
import { companionQuery } from './companion-query.ts';
import { TogetherComing, TogetherRow } from './together-row.tsx';
import { useCompanions } from './use-companions.ts';

type CartCompanionsProps = {
  readonly cart: Cart;
  /** What stands above the row and may lead to it, asking for what closes the gap; nothing leads to a row that is empty. */
  readonly children?: (lead: (() => void) | undefined) => ReactNode;
};

/** What others had with what is in the cart, or what fills it up to the minimum or to free delivery. */
export default function CartCompanions({ cart, children }: CartCompanionsProps) {
  const row = useRef<HTMLHeadingElement>(null);
  // What was offered stays as it is while the cart is open: what is added goes into the cart and stays in its place here.
  const [asked, setAsked] = useState(() => companionQuery(cart));
  const { companions, coming } = useCompanions(asked);
  const lead = () => {
    setAsked(companionQuery(cart));
    row.current?.focus();
  };
  return (
    <>
      {children?.(companions.length > 0 ? lead : undefined)}
      {coming && <TogetherComing />}
      <TogetherRow companions={companions} ref={row} />
    </>
  );
}
