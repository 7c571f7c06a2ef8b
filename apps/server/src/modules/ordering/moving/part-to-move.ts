import { type NotMovable, whyNotMovable } from '@zanga/domain/ordering/changes/moving';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readOpenChanges } from '../order/change-store.ts';
import type { StoredOrder } from '../order/order-record.ts';
import { readOpenRedos } from '../order/redo-store.ts';
import type { PartRow } from '../order/row-queries.ts';
import { hasGivenByHand } from './moving-queries.ts';

/** Why a part cannot be moved to any shop; null where it can. */
export const whyNotMoved = async (
  db: Db | Tx,
  { row, parts }: StoredOrder,
  part: PartRow,
): Promise<NotMovable | null> => {
  const open = [...(await readOpenChanges(db, [row.id])), ...(await readOpenRedos(db, [row.id]))];
  const taken = row.taken_cents > 0 || row.lost_cents > 0;
  return whyNotMovable({
    part: part.part,
    mode: part.mode,
    state: part.state,
    totem: row.meta.totem !== undefined,
    waits: open.length > 0,
    overCounter: taken || (await hasGivenByHand(db, row.id)),
    others: parts.filter((other) => other.part !== part.part),
  });
};
