import type { Edge } from './imports.ts';
import type { Violation } from './violation.ts';

/** The most files of ours that a use case loads, itself included: a number here may only fall. */
const most: Readonly<Record<string, number>> = {
  'apps/server/src/modules/ordering/placing/place-order.ts': 173,
  'apps/server/src/modules/ordering/placing/settle-order.ts': 173,
};

/** Use cases that load more of the house than they may: each of these files can break them. */
export const farReaching = (edges: readonly Edge[], limits = most): Violation[] => {
  const next = Map.groupBy(
    edges.filter(({ to, isType }) => !isType && /^(apps|packages)\//.test(to)),
    ({ from }) => from,
  );
  return Object.entries(limits).flatMap(([start, limit]) => {
    const reached = new Set([start]);
    for (const file of reached) for (const { to } of next.get(file) ?? []) reached.add(to);
    return reached.size > limit
      ? [{ rule: 'use-cases-reach-little', place: start, what: `loads ${reached.size} files, over ${limit}` }]
      : [];
  });
};
