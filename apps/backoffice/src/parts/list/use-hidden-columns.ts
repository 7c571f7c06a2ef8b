import { useMemo } from 'react';
import { usePreference, writePreference } from '../../base/preferences.ts';

/** Hidden columns of a list on this device: the person's choice, else the initial ones. */
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
