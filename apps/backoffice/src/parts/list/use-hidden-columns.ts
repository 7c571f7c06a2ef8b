import { useMemo } from 'react';
import { usePreference, writePreference } from '../../base/preferences.ts';

/** Which columns of a list are hidden on this device: those that somebody has hidden, or those hidden from the start. */
export const useHiddenColumns = (
  list: string,
  columns: readonly { readonly id: string; readonly hidden?: true }[],
) => {
  const key = `gestione_colonne_${list}` as const;
  const kept = usePreference(key);
  const hidden = useMemo(
    () =>
      new Set(
        kept === null
          ? columns.flatMap((column) => (column.hidden ? [column.id] : []))
          : kept.split(',').filter(Boolean),
      ),
    [kept, columns],
  );
  return { hidden, onHidden: (next: ReadonlySet<string>) => writePreference(key, [...next].join(',')) };
};
