import type { Cart } from '@zanga/contract/ordering/carts';
import { type ReactNode, useRef, useState } from 'react';
import { companionQuery } from './companion-query.ts';
import { TogetherComing, TogetherRow } from './together-row.tsx';
import { useCompanions } from './use-companions.ts';

type CartCompanionsProps = {
  readonly cart: Cart;
  /** Content above the row; `lead` fetches dishes for the gap and scrolls to the row. Undefined for an empty row. */
  readonly children?: (lead: (() => void) | undefined) => ReactNode;
};

/** Suggestions that others had with the cart's dishes, or that close the gap to the minimum or to free delivery. */
export default function CartCompanions({ cart, children }: CartCompanionsProps) {
  const row = useRef<HTMLHeadingElement>(null);
  // The row stays the same while the cart is open: an added dish keeps its place here.
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
