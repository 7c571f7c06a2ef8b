import type { ImportLine, MenuImport } from '@zanga/contract/menu/menu-table';
import { classNames } from '@zanga/ui/class-names.ts';
import { deskInputStyle } from '@zanga/ui/desk-style.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { pagedList } from '../../../parts/list/list-of.ts';
import { ListTable } from '../../../parts/list/list-table.tsx';
import { useLines } from './table-queries.ts';
import { outcomeNames, tableTexts as t } from './table-texts.ts';

const looks: Readonly<Record<ImportLine['outcome'], string>> = {
  new: 'font-semibold text-basil-ink',
  changed: 'font-semibold text-majolica-ink',
  same: 'text-ink-soft',
  refused: 'font-semibold text-tomato-ink',
};

function Details({ changes, problems, unusual }: ImportLine) {
  const told = problems.length > 0 ? problems.map(t.problem) : changes.map(t.change);
  return (
    <span className="flex flex-col gap-0.5 whitespace-normal py-0.5">
      {unusual && <span className="font-semibold text-lemon-ink">{t.unusualMark}</span>}
      {told.map((one) => (
        <span key={one} className="wrap-anywhere line-clamp-3" title={one}>
          {one}
        </span>
      ))}
    </span>
  );
}

const columns: readonly TableColumn<ImportLine>[] = [
  { id: 'line', label: t.columns.line, width: [60], cell: ({ line }) => line, end: true, card: 'aside' },
  {
    id: 'outcome',
    label: t.columns.outcome,
    width: [90],
    cell: ({ outcome }) => <span className={looks[outcome]}>{outcomeNames[outcome]}</span>,
  },
  {
    id: 'product',
    label: t.columns.product,
    width: [180, 2],
    cell: ({ name, address }) => <span title={address}>{name || address || t.noName}</span>,
    always: true,
    card: 'title',
  },
  { id: 'changes', label: t.columns.changes, width: [240, 4], cell: Details },
];

type Outcome = ImportLine['outcome'];
const outcomes: readonly Outcome[] = ['refused', 'new', 'changed', 'same'];

type ImportLinesProps = {
  readonly sent: MenuImport;
  readonly outcome: Outcome | undefined;
  readonly onOutcome: (outcome: Outcome | undefined) => void;
  readonly className?: string;
};

/** Effect of each row of an import. */
export function ImportLines({ sent, outcome, onOutcome, className }: ImportLinesProps) {
  const lines = useLines(sent, outcome);
  const all = outcomes.reduce((sum, one) => sum + sent.counts[one], 0);
  return (
    <div className={classNames('flex min-h-0 flex-1 flex-col', className)}>
      <search className="flex flex-wrap items-center gap-2 border-line border-y bg-surface px-4 py-2 md:px-6">
        <select
          aria-label={t.outcome}
          className={deskInputStyle()}
          value={outcome ?? ''}
          onChange={({ target }) => onOutcome(outcomes.find((one) => one === target.value))}
        >
          <option value="">{t.count(t.everything, all)}</option>
          {outcomes.map((one) => (
            <option key={one} value={one} disabled={sent.counts[one] === 0}>
              {t.count(outcomeNames[one], sent.counts[one])}
            </option>
          ))}
        </select>
      </search>
      <ListTable
        label={t.lines}
        list={pagedList(lines)}
        columns={columns}
        rowId={({ line }) => String(line)}
        rowName={({ name, address }) => name || address || t.noName}
        empty={t.empty}
        onClearFilters={outcome ? () => onOutcome(undefined) : undefined}
      />
    </div>
  );
}
