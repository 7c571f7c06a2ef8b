import type { AddedDish, ProposedChange } from '@zanga/contract/ordering/orders';
import { changeable } from '@zanga/domain/ordering/changes/changeable';
import { optionWords, withoutWords } from '@zanga/domain/ordering/extras/line-words';
import type { OpenChange } from './change-store.ts';
import type { AddedLine, LineRow, PartRow } from './row-queries.ts';

export const presentAdded = (line: AddedLine): AddedDish => ({
  name: line.name,
  qty: line.qty,
  options: line.options.map(optionWords),
  without: line.without.map(withoutWords),
  notes: line.notes,
  total: line.total_cents,
});

/** Kinds of proposal: take out, add, or exchange. */
export type ChangeKind = 'change' | 'addition' | 'exchange';

export const kindOf = ({ pieces, added }: Pick<OpenChange, 'pieces' | 'added'>): ChangeKind => {
  if (added.length === 0) return 'change';
  return pieces.length === 0 ? 'addition' : 'exchange';
};

type Of = {
  readonly lines: readonly Pick<LineRow, 'id' | 'name'>[];
  readonly parts: readonly Pick<PartRow, 'part' | 'state'>[];
};

/** A proposal while its customer may still decide; null once overdue, or when its part was made or given up. */
export const presentChange = (
  change: OpenChange | undefined,
  { lines, parts }: Of,
  now: Date,
): ProposedChange | null => {
  const state = parts.find(({ part }) => part === change?.part)?.state;
  if (!change || change.until <= now || !state || !changeable.includes(state)) return null;
  return {
    id: change.id,
    part: change.part,
    items: change.pieces.map(({ id, qty }) => ({
      ...{ id, qty },
      name: lines.find((line) => line.id === id)?.name ?? '',
    })),
    added: change.added.map(presentAdded),
    reason: change.reason,
    amount: change.amount_cents,
    back: change.back,
    paying: change.state === 'paying',
    until: change.until.toISOString(),
  };
};
