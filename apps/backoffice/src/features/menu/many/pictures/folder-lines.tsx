import { Link } from '@tanstack/react-router';
import type { FolderLine } from '@zanga/contract/menu/menu-pictures';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { ListTable } from '../../../../parts/list/list-table.tsx';
import { outcomeNames, folderTexts as t } from './folder-texts.ts';

const looks: Readonly<Record<FolderLine['outcome'], string>> = {
  matched: 'font-semibold text-basil-ink',
  unknown: 'font-semibold text-lemon-ink',
  refused: 'font-semibold text-tomato-ink',
};
const order = { refused: 0, unknown: 1, matched: 2 } as const;

const columns: readonly TableColumn<FolderLine>[] = [
  {
    id: 'file',
    label: t.columns.file,
    width: [190, 3],
    cell: ({ file }) => <span title={file}>{file}</span>,
    always: true,
    card: 'title',
  },
  {
    id: 'outcome',
    label: t.columns.outcome,
    width: [90],
    cell: ({ outcome }) => <span className={looks[outcome]}>{outcomeNames[outcome]}</span>,
    card: 'aside',
  },
  {
    id: 'product',
    label: t.columns.product,
    width: [140, 2],
    cell: ({ product }) =>
      product && (
        <Link to="/menu/$product" params={{ product: product.id }} className="hover:underline">
          {product.name}
        </Link>
      ),
  },
  {
    id: 'details',
    label: t.columns.details,
    width: [180, 3],
    cell: ({ product, problem }) => problem ?? (product && t.place(product.place, product.has)),
  },
];

/** Files of an archive with their product; unmatched ones first. */
export function FolderLines({ lines }: { readonly lines: readonly FolderLine[] }) {
  const rows = lines.toSorted((a, b) => order[a.outcome] - order[b.outcome]);
  return (
    <ListTable
      label={t.lines}
      list={{ rows, error: null, retry: () => undefined, more: undefined }}
      columns={columns}
      rowId={({ line }) => String(line)}
      rowName={({ file }) => file}
      empty={t.empty}
    />
  );
}
