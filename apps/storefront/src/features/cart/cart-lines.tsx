import { useState } from 'react';
import { CartLine } from './cart-line.tsx';
import { type CartRow, withRemoved } from './cart-rows.ts';
import { cartTexts as t } from './cart-texts.ts';
import { type RemovedItem, RemovedLine } from './removed-line.tsx';

/** Lines removed since the cart was opened; they can be restored until it closes. */
export const useRemoved = () => useState<readonly RemovedItem[]>([]);

type CartLinesProps = {
  readonly rows: readonly CartRow[];
  readonly removed: ReturnType<typeof useRemoved>;
};

/** The lines of the cart, and the removed ones in their old places. */
export function CartLines({ rows, removed: [removed, setRemoved] }: CartLinesProps) {
  const remove = ({ key, line }: CartRow, name: string) => {
    const at = rows.findIndex((row) => row.key === key);
    setRemoved((before) => [...before.filter((one) => one.key !== key), { key, at, line, name }]);
  };
  return (
    <ul aria-label={t.lines}>
      {withRemoved(rows, removed).map((row) =>
        'issues' in row ? (
          <CartLine key={row.key} row={row} onRemove={(name) => remove(row, name)} />
        ) : (
          <RemovedLine key={`${row.key} removed`} removed={row} />
        ),
      )}
    </ul>
  );
}
