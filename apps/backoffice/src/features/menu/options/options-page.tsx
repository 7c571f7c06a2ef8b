import { Link, useNavigate } from '@tanstack/react-router';
import type { OptionGroupLine } from '@zanga/contract/menu/options-office';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useState } from 'react';
import { useMay } from '../../../base/user.ts';
import { ListPage } from '../../../parts/frame/list-page.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { wholeList } from '../../../parts/list/list-of.ts';
import { ListTable } from '../../../parts/list/list-table.tsx';
import { MenuNav } from '../menu-nav.tsx';
import { AddGroup } from './add-group.tsx';
import { askedWords, firstWords } from './group-words.ts';
import { useOptionGroups } from './option-queries.ts';
import { optionTexts as t } from './option-texts.ts';

const stateOf = ({ archived, undeclared, products }: OptionGroupLine) => {
  if (archived) return t.archived;
  if (undeclared > 0) return t.undeclared(undeclared);
  return products === 0 ? t.unused : t.inUse;
};

/** Groups may share a name: their first choices distinguish them. */
const choicesOf = ({ choices, first }: OptionGroupLine) =>
  [t.count(choices), firstWords(first)].filter(Boolean).join(': ');

const columns: readonly TableColumn<OptionGroupLine>[] = [
  {
    id: 'name',
    label: t.columns.name,
    width: [180, 3],
    cell: ({ id, name }) => (
      <Link to="/menu/opzioni/$group" params={{ group: id }} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
    always: true,
    card: 'title',
  },
  { id: 'asks', label: t.columns.asks, width: [180, 3], spare: 2, cell: askedWords },
  { id: 'choices', label: t.columns.choices, width: [180, 4], cell: choicesOf },
  {
    id: 'products',
    label: t.columns.products,
    width: [120],
    spare: 1,
    cell: ({ products }) => t.inProducts(products),
  },
  {
    id: 'state',
    label: t.columns.state,
    width: [150, 1],
    cell: (row) => (
      <span className={row.undeclared > 0 ? 'font-semibold text-lemon-ink' : 'text-ink-soft'}>
        {stateOf(row)}
      </span>
    ),
  },
];

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

type OptionsPageProps = {
  readonly search: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
};

/** Groups of options, which products share. */
export function OptionsPage({ search, onSearch }: OptionsPageProps) {
  const navigate = useNavigate();
  const list = wholeList(useOptionGroups());
  const mayEdit = useMay('menu.edit');
  const [adding, setAdding] = useState(false);
  const add = mayEdit && (
    <button type="button" className={deskButtonStyle('solid')} onClick={() => setAdding(true)}>
      {t.add}
    </button>
  );
  const open = (id: string) => void navigate({ to: '/menu/opzioni/$group', params: { group: id } });
  const wanted = plain(search ?? '');
  const rows = list.rows?.filter(({ name }) => plain(name).includes(wanted));
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        {add}
      </PageHeader>
      <MenuNav />
      <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
        <SearchBox label={t.search} value={search} onChange={onSearch} className="w-full md:w-72" />
      </search>
      <ListTable
        label={t.list}
        list={{ ...list, rows }}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => open(id)}
        empty={t.empty}
        onClearFilters={search === undefined ? undefined : () => onSearch(undefined)}
      />
      {adding && <AddGroup onClose={() => setAdding(false)} onAdded={open} />}
    </ListPage>
  );
}
