import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnline } from '@zanga/browser/online.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { DataTable, type DataTableProps } from '@zanga/ui/table/data-table.tsx';
import type { TableRowData } from '@zanga/ui/table/table-column.ts';
import { texts } from '../../base/texts.ts';
import { Instead } from './instead.tsx';
import type { List } from './list-of.ts';
import { listTexts as t, tableWords } from './list-texts.ts';

type ListTableProps<Row extends TableRowData> = Omit<
  DataTableProps<Row>,
  'words' | 'rows' | 'more' | 'instead'
> & {
  readonly list: List<Row>;
  /** Words of an empty list. */
  readonly empty: { readonly title: string; readonly line?: string };
  /** Removes all filters; present only with one. */
  readonly onClearFilters?: (() => void) | undefined;
};

function Nothing<Row extends TableRowData>({
  empty,
  onClearFilters,
}: Pick<ListTableProps<Row>, 'empty' | 'onClearFilters'>) {
  if (!onClearFilters) return <Instead title={empty.title} line={empty.line} />;
  return (
    <Instead title={t.noneFiltered}>
      <button type="button" className={deskButtonStyle()} onClick={onClearFilters}>
        {t.clearFilters}
      </button>
    </Instead>
  );
}

/** A list of the office: the data table with its words and its empty, loading, error and offline states. */
export function ListTable<Row extends TableRowData>(props: ListTableProps<Row>) {
  const { list, empty, onClearFilters, ...table } = props;
  const online = useOnline();
  const { rows, error, retry, more } = list;
  const failed = rows === undefined && error !== null && (
    <Instead problem title={t.failed} line={errorText(error)}>
      <button type="button" className={deskButtonStyle()} onClick={retry}>
        {texts.retry}
      </button>
    </Instead>
  );
  const none = rows?.length === 0 && <Nothing empty={empty} onClearFilters={onClearFilters} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {!online && rows !== undefined && (
        <p role="status" className="bg-lemon-wash px-4 py-1.5 text-lemon-ink text-small md:px-6">
          {tableWords.stale}
        </p>
      )}
      <DataTable
        {...table}
        className="flex-1"
        words={tableWords}
        rows={rows}
        more={more}
        instead={failed || none || undefined}
      />
    </div>
  );
}
