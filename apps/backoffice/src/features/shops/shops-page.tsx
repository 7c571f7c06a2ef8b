import { Link, useNavigate } from '@tanstack/react-router';
import type { OfficeShop } from '@zanga/contract/shops/shop-office';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import type { TableColumn } from '@zanga/ui/table/table-column.ts';
import { useState } from 'react';
import { useMay } from '../../base/user.ts';
import { ListPage } from '../../parts/frame/list-page.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { wholeList } from '../../parts/list/list-of.ts';
import { ListTable } from '../../parts/list/list-table.tsx';
import { SavedViews } from '../../parts/list/saved-views.tsx';
import { momentText } from '../../parts/moment.ts';
import { AddShop } from './add-shop.tsx';
import { chosenShops, type ShopParams, shopParams } from './shop-params.ts';
import { useShopList } from './shop-queries.ts';
import { shopTexts as t } from './shop-texts.ts';

const stateOf = ({ published }: OfficeShop) => (published ? t.open : t.closed);
const servicesOf = ({ services }: OfficeShop) => services.map((one) => channelNames[one]).join(', ');

/** State of a shop now: of its services the most open one. */
const nowOf = ({ published, opening }: OfficeShop): string => {
  if (!published) return '';
  const states = ['open', 'paused', 'closed'] as const;
  for (const state of states) {
    const found = opening.find((one) => one.state === state);
    if (found) return found.label;
  }
  return '';
};

const columns: readonly TableColumn<OfficeShop>[] = [
  {
    id: 'name',
    label: t.columns.name,
    width: [180, 2],
    cell: ({ id, name }) => (
      <Link to="/negozi/$shop" params={{ shop: id }} className="font-semibold hover:underline">
        {name}
      </Link>
    ),
    text: ({ name }) => name,
    sort: 'ascending',
    sortBy: ({ name }) => name,
    always: true,
    card: 'title',
  },
  {
    id: 'city',
    label: t.columns.city,
    width: [120, 1],
    spare: 2,
    cell: ({ city }) => city,
    sort: 'ascending',
    sortBy: ({ city }) => city,
  },
  { id: 'services', label: t.columns.services, width: [200, 2], spare: 3, cell: servicesOf },
  { id: 'now', label: t.columns.now, width: [180, 1], cell: nowOf },
  {
    id: 'state',
    label: t.columns.state,
    width: [150, 1],
    cell: (shop) => (
      <span className={shop.published ? 'text-ink-soft' : 'font-semibold text-lemon-ink'}>
        {stateOf(shop)}
      </span>
    ),
    sort: 'ascending',
    sortBy: stateOf,
    card: 'aside',
  },
  {
    id: 'changed',
    label: t.columns.changed,
    width: [140],
    spare: 1,
    cell: ({ updated_at }) => momentText(updated_at),
  },
];

type ShopsPageProps = { readonly params: ShopParams; readonly onParams: (params: ShopParams) => void };

function Filters({ params, onParams }: ShopsPageProps) {
  return (
    <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
      <SearchBox
        label={t.search}
        value={params.cerca}
        onChange={(cerca) => onParams(shopParams({ ...params, cerca }))}
        className="w-full md:w-72"
      />
      <select
        aria-label={t.state}
        className={deskInputStyle()}
        value={params.stato ?? ''}
        onChange={({ target }) => onParams(shopParams({ ...params, stato: target.value }))}
      >
        <option value="">{`${t.state}: ${t.any}`}</option>
        <option value="open">{t.states.open}</option>
        <option value="closed">{t.states.closed}</option>
      </select>
    </search>
  );
}

/** Shops of the brand, including shops closed to the public. */
export function ShopsPage({ params, onParams }: ShopsPageProps) {
  const navigate = useNavigate();
  const query = useShopList();
  const mayAdd = useMay('shops.add');
  const maySort = useMay('shops.sort');
  const [adding, setAdding] = useState(false);
  const data = query.data && { data: chosenShops(query.data.data, params) };
  const open = (id: string) => void navigate({ to: '/negozi/$shop', params: { shop: id } });
  return (
    <ListPage>
      <PageHeader title={t.title} line={t.line}>
        {maySort && (
          <Link to="/negozi/ordine" className={deskButtonStyle()}>
            {t.sortShops}
          </Link>
        )}
        {mayAdd && (
          <button type="button" className={deskButtonStyle('solid')} onClick={() => setAdding(true)}>
            {t.add}
          </button>
        )}
      </PageHeader>
      <Filters params={params} onParams={onParams} />
      <div className="border-line border-b px-4 py-1.5 empty:hidden md:px-6">
        <SavedViews list="negozi" params={params} onChoose={(view) => onParams(shopParams(view))} />
      </div>
      <ListTable
        label={t.list}
        list={wholeList({ data, error: query.error, refetch: query.refetch })}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onOpen={({ id }) => open(id)}
        empty={t.empty}
        onClearFilters={Object.keys(params).length > 0 ? () => onParams({}) : undefined}
      />
      {adding && <AddShop onClose={() => setAdding(false)} onAdded={open} />}
    </ListPage>
  );
}
