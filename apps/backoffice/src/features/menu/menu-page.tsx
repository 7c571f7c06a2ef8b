import { Link, useNavigate } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { MenuProduct } from '@zanga/contract/menu/menu-office';
import { lifeStateOf, lifeStates } from '@zanga/domain/catalogue/editing/life';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { pagedList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { SavedViews } from '../../parts/list/saved-views.tsx';
import { momentText } from '../../parts/moment.ts';
import { AddProduct } from './add-product.tsx';
import { lifeWords } from './life-words.ts';
import { ManyBar } from './many/many-bar.tsx';
import { manyTexts } from './many/many-texts.ts';
import { folderTexts } from './many/pictures/folder-texts.ts';
import { MenuNav } from './menu-nav.tsx';
import { type MenuParams, menuParams } from './menu-params.ts';
import { useMenu, useMenuCategories } from './menu-queries.ts';
import { menuTexts as t } from './menu-texts.ts';
import { ExportMenu } from './table/export-menu.tsx';
import { tableTexts } from './table/table-texts.ts';

const stateOf = (row: MenuProduct) => {
  if (lifeStateOf(row) !== 'draft') return lifeWords(row);
  if (row.refused) return t.refused;
  return row.allergens_declared ? t.draft : t.undeclared;
};

const priceOf = ({ price, reduced, price_rules: others }: MenuProduct) => {
  const told = reduced ? t.reduced(money(price)) : money(price);
  return others > 0 ? t.severalPrices(told, others) : told;
};

const columns: readonly TableColumn<MenuProduct>[] = [
  {
    id: 'name',
    label: t.columns.name,
    width: [180, 3],
    cell: ({ id, name }) => (
      <Link to="/menu/$product" params={{ product: id }} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
    always: true,
    card: 'title',
  },
  { id: 'category', label: t.columns.category, width: [140, 2], cell: ({ category }) => category },
  { id: 'price', label: t.columns.price, width: [110, 1], cell: priceOf, card: 'aside' },
  {
    id: 'prime',
    label: t.columns.prime,
    width: [90],
    spare: 2,
    cell: ({ prime_price }) => (prime_price === null ? '' : money(prime_price)),
  },
  {
    id: 'state',
    label: t.columns.state,
    width: [150, 1],
    cell: (row) => (
      <span className={row.published || row.archived ? 'text-ink-soft' : 'font-semibold text-lemon-ink'}>
        {stateOf(row)}
      </span>
    ),
  },
  {
    id: 'changed',
    label: t.columns.changed,
    width: [140],
    spare: 1,
    cell: ({ updated_at }) => momentText(updated_at),
  },
];

type MenuPageProps = { readonly params: MenuParams; readonly onParams: (params: MenuParams) => void };

function Filters({ params, onParams }: MenuPageProps) {
  const categories = useMenuCategories().data?.data ?? [];
  const mayUndo = useMay('menu.edit');
  return (
    <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
      <SearchBox
        label={t.search}
        value={params.cerca}
        onChange={(cerca) => onParams(menuParams({ ...params, cerca }))}
        className="w-full md:w-72"
      />
      <select
        aria-label={t.category}
        className={deskInputStyle('max-w-72')}
        value={params.categoria ?? ''}
        onChange={({ target }) => onParams(menuParams({ ...params, categoria: target.value }))}
      >
        <option value="">{t.everyCategory}</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t.state}
        className={deskInputStyle()}
        value={params.stato ?? ''}
        onChange={({ target }) => onParams(menuParams({ ...params, stato: target.value }))}
      >
        <option value="">{`${t.state}: ${t.any}`}</option>
        {lifeStates.map((state) => (
          <option key={state} value={state}>
            {t.states[state]}
          </option>
        ))}
      </select>
      {mayUndo && (
        <Link
          to="/registro"
          search={{ tipo: 'menu_change' }}
          className={deskButtonStyle('quiet', 'md:ms-auto')}
        >
          {manyTexts.lately}
        </Link>
      )}
    </search>
  );
}

/** The menu: every product by name, drafts too. */
export function MenuPage({ params, onParams }: MenuPageProps) {
  const navigate = useNavigate();
  const menu = useMenu(params);
  const mayEdit = useMay('menu.edit');
  const [adding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const add = mayEdit && (
    <button type="button" className={deskButtonStyle('solid')} onClick={() => setAdding(true)}>
      {t.add}
    </button>
  );
  const open = (id: string) => void navigate({ to: '/menu/$product', params: { product: id } });
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        <ExportMenu format="csv" params={params} />
        {mayEdit && (
          <>
            <Link to="/menu/importa" className={deskButtonStyle()}>
              {tableTexts.link}
            </Link>
            <Link to="/menu/foto" className={deskButtonStyle()}>
              {folderTexts.link}
            </Link>
          </>
        )}
        {add}
      </PageHeader>
      <MenuNav />
      <Filters params={params} onParams={onParams} />
      <div className="border-line border-b px-4 py-1.5 empty:hidden md:px-6">
        <SavedViews list="menu" params={params} onChoose={(view) => onParams(menuParams(view))} />
      </div>
      <ListTable
        label={t.list}
        list={pagedList(menu)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => open(id)}
        empty={t.empty}
        onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
        selection={mayEdit ? { ids: chosen, onChange: setChosen } : undefined}
      />
      {mayEdit && <ManyBar {...{ params, chosen }} onChoose={setChosen} more={menu.hasNextPage} />}
      {adding && <AddProduct onClose={() => setAdding(false)} onAdded={open} />}
    </ListPage>
  );
}
