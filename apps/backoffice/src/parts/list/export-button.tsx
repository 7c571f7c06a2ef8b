import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { DownloadIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { csvOf, saveText } from '@zanga/ui/table/csv.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { texts } from '../../base/texts.ts';
import { listTexts as t } from './list-texts.ts';

type ExportButtonProps<Row> = {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  /** All rows of these filters, page by page, not only the ones on the screen. */
  readonly pages: () => AsyncIterable<readonly Row[]>;
};

/** More rows would not open in a spreadsheet, and keep the server busy. */
const mostRows = 50_000;

const collect = async <Row,>(pages: AsyncIterable<readonly Row[]>) => {
  const rows: Row[] = [];
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length >= mostRows) break;
  }
  return rows.slice(0, mostRows);
};

/** Downloads a list as a file for a spreadsheet. */
export function ExportButton<Row>({ name, columns, pages }: ExportButtonProps<Row>) {
  const { busy, once } = useOnce();
  const save = () =>
    once(async () => {
      try {
        const rows = await collect(pages());
        saveText(`${name}.csv`, csvOf(columns, rows));
        toast({ text: t.exported(rows.length, rows.length === mostRows) });
      } catch (error) {
        toast({ text: errorText(error), tone: 'problem' });
      }
    });
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={deskButtonStyle()}
      onClick={() => void save()}
    >
      <DownloadIcon size={16} />
      {busy ? texts.sending : t.export}
    </button>
  );
}
