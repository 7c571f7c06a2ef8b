import { Button } from '@zanga/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { putBack } from '../../parts/cart/cart-changes.ts';
import type { CartLine } from '../../parts/cart/cart-intent.ts';
import { cartTexts as t } from './cart-texts.ts';

/** A removed line, and its position. */
export type RemovedItem = {
  readonly key: string;
  readonly at: number;
  readonly line: CartLine;
  readonly name: string;
};

/**
 * Stands in place of a removed line, with a button to put it back, until the cart is closed. It takes the focus over.
 */
export function RemovedLine({ removed }: { readonly removed: RemovedItem }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b py-2 text-ink-soft last:border-b-0">
      <span role="status" className="text-small">
        {t.removed(removed.name)}
      </span>
      <Button
        ref={button}
        variant="quiet"
        className="-me-5"
        aria-label={t.undoNamed(removed.name)}
        onClick={() => putBack(removed.line)}
      >
        {t.undo}
      </Button>
    </li>
  );
}
