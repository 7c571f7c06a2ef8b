import type { ProposedChange } from '@zanga/contract/ordering/orders';
import type { LineRow } from '../order/row-queries.ts';
import type { OpenChange } from './change-store.ts';

/** What is proposed, while its customer may still decide; null once it is too late. */
export const presentChange = (
  change: OpenChange | undefined,
  lines: readonly Pick<LineRow, 'id' | 'name'>[],
  now: Date,
): ProposedChange | null =>
  change === undefined || change.until <= now
    ? null
    : {
        id: change.id,
        part: change.part,
        items: change.pieces.map(({ id, qty }) => ({
          ...{ id, qty },
          name: lines.find((line) => line.id === id)?.name ?? '',
        })),
        reason: change.reason,
        amount: change.amount_cents,
        back: change.back,
        until: change.until.toISOString(),
      };
