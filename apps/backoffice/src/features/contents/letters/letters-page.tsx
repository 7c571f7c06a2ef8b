import { Link, useNavigate } from '@tanstack/react-router';
import { Badge } from '@zanga/ui/badge.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { ListPage } from '../../../parts/frame/list-page.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { wholeList } from '../../../parts/list/list-of.ts';
import { ListTable } from '../../../parts/list/list-table.tsx';
import { momentText } from '../../../parts/moment.ts';
import { useLetters } from './letters-queries.ts';
import { groupNames, lettersTexts as t } from './letters-texts.ts';

type Letter = NonNullable<ReturnType<typeof useLetters>['data']>['data'][number];

const columns: readonly TableColumn<Letter>[] = [
  {
    id: 'name',
    label: t.columns.name,
    width: [190, 2],
    cell: ({ letter, name }) => (
      <Link to="/testi/email/$letter" params={{ letter }} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
    always: true,
    card: 'title',
  },
  { id: 'when', label: t.columns.when, width: [240, 3], cell: ({ when }) => when },
  { id: 'group', label: t.columns.group, width: [150], spare: 2, cell: ({ group }) => groupNames[group] },
  {
    id: 'own',
    label: t.columns.own,
    width: [110],
    cell: ({ own }) => (own ? <Badge>{t.own}</Badge> : <span className="text-ink-soft">{t.standard}</span>),
  },
  {
    id: 'changed',
    label: t.columns.changed,
    width: [150],
    spare: 1,
    cell: ({ updated_at }) => (updated_at ? momentText(updated_at) : ''),
  },
];

/** The letters that customers get. */
export function LettersPage() {
  const navigate = useNavigate();
  const letters = useLetters();
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        <Link to="/testi" className={deskButtonStyle()}>
          {t.pages}
        </Link>
      </PageHeader>
      <ListTable
        label={t.list}
        list={wholeList(letters)}
        columns={columns}
        rowId={({ letter }) => letter}
        rowName={({ name }) => name}
        onOpen={({ letter }) => void navigate({ to: '/testi/email/$letter', params: { letter } })}
        empty={t.empty}
      />
    </ListPage>
  );
}
