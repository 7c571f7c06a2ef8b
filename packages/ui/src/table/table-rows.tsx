import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useState } from 'react';
import type { TableColumn } from './table-column.ts';
import { tableDeed } from './table-keys.ts';
import { TableRow } from './table-row.tsx';
import type { TableWords } from './table-words.ts';

/** Below this count all rows are drawn, so that the browser's own search finds each. */
const fewRows = 120;
const rowPixels = 36;

type TableRowsProps<Row> = {
  readonly scroller: HTMLDivElement | null;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly words: TableWords;
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly selection:
    | { readonly ids: ReadonlySet<string>; readonly onChange: (ids: ReadonlySet<string>) => void }
    | undefined;
  readonly onOpen: ((row: Row) => void) | undefined;
};

const isOwnControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label') !== null;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows to draw, and the height of the undrawn rows above and below. */
const useDrawn = (scroller: HTMLDivElement | null, count: number) => {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowPixels,
    overscan: 12,
    enabled: count > fewRows,
  });
  if (count <= fewRows)
    return { drawn: numbers(count), above: 0, below: 0, show: undefined, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    drawn: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (last?.end ?? 0),
    show: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    measure: virtualizer.measureElement,
  };
};

/** Puts the focus on a row, once it is drawn. */
const focusRow = (scroller: HTMLDivElement | null, index: number, patience = 10) => {
  const row = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (row) row.focus();
  else if (patience > 0) requestAnimationFrame(() => focusRow(scroller, index, patience - 1));
};

const withOne = (ids: ReadonlySet<string>, id: string, selected: boolean) => {
  const next = new Set(ids);
  if (selected) next.add(id);
  else next.delete(id);
  return next;
};

/** Rows of a table; the tab key reaches one of them at a time. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { scroller, rows, rowId, selection, onOpen } = props;
  const { drawn, above, below, show, measure } = useDrawn(scroller, rows.length);
  const [at, setAt] = useState(0);
  const current = Math.min(at, rows.length - 1);
  const stop = drawn.includes(current) ? current : drawn[0];

  const select = (id: string) => selection?.onChange(withOne(selection.ids, id, !selection.ids.has(id)));
  const press = (event: KeyboardEvent, index: number, row: Row) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isOwnControl(event.target)) return;
    const page = Math.floor((scroller?.clientHeight ?? 0) / rowPixels) - 2;
    const deed = tableDeed(event, { index, count: rows.length, page });
    if (!deed) return;
    event.preventDefault();
    if (deed.kind === 'open') onOpen?.(row);
    if (deed.kind === 'select') select(rowId(row));
    if (deed.kind === 'clear') selection?.onChange(new Set());
    if (deed.kind !== 'move') return;
    const next = rows[deed.to];
    if (deed.selecting && next !== undefined)
      selection?.onChange(withOne(withOne(selection.ids, rowId(row), true), rowId(next), true));
    setAt(deed.to);
    show?.(deed.to);
    focusRow(scroller, deed.to);
  };
  return (
    <div role="rowgroup">
      {above > 0 && <div role="presentation" style={{ height: above }} />}
      {drawn.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const id = rowId(row);
        return (
          <TableRow
            key={id}
            ref={measure}
            index={index}
            row={row}
            name={props.rowName(row)}
            columns={props.columns}
            words={props.words}
            reachable={index === stop}
            selected={selection?.ids.has(id)}
            onSelect={() => select(id)}
            onFocus={() => setAt(index)}
            onKeyDown={(event) => press(event, index, row)}
            onPress={onOpen && ((event) => !isOwnControl(event.target) && onOpen(row))}
          />
        );
      })}
      {below > 0 && <div role="presentation" style={{ height: below }} />}
    </div>
  );
}
