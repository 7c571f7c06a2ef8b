import type { BoardOrder } from '@zanga/contract/ordering/board';
import { useEffect, useRef } from 'react';
import { useMay } from '../../../base/user.ts';
import { takeSlip } from '../order/order-actions.ts';
import { aloneSince, dueSlips } from './due-slips.ts';
import { useAloneSince } from './paper.ts';
import { press } from './press.ts';
import { PressedSlip } from './pressed-slip.tsx';
import { useOnlyTab } from './use-only-tab.ts';

type AloneProps = { readonly orders: readonly BoardOrder[]; readonly now: Date };

const nameOf = ({ order, part }: BoardOrder) => `${order}/${part}`;

/**
 * Prints slips by themselves on a device set so, one after the other. The server grants each slip to one screen; a
 * failed request is repeated at the next look at the board.
 */
export function PrintsAlone({ orders, now }: AloneProps) {
  const preference = useAloneSince();
  const may = useMay('orders.print');
  const only = useOnlyTab('gestione_stampa', preference !== null && may);
  const busy = useRef(false);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!only || busy.current) return;
    const next = dueSlips(orders, aloneSince(preference), now).find((one) => !asked.current.has(nameOf(one)));
    if (!next) return;
    busy.current = true;
    const print = async () => {
      const mine = await takeSlip(next);
      asked.current.add(nameOf(next));
      if (mine) await press({ order: next });
    };
    // A slip that was not taken stays due and is tried again.
    void print()
      .catch(() => undefined)
      .finally(() => {
        busy.current = false;
      });
  }, [only, orders, preference, now]);
  return <PressedSlip now={now} />;
}
