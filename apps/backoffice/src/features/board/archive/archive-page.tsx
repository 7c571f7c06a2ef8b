import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OfficeOrder } from '@zanga/contract/ordering/order-office';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { formatDate } from '@zanga/domain/time-format';
import { FilterMenu } from '@zanga/ui/fields/filter-menu.tsx';
import { IntervalMenu } from '@zanga/ui/fields/interval-menu.tsx';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import { ColumnsMenu } from '@zanga/ui/table/columns-menu.tsx';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { ListPage } from '../../../parts/frame/list-page.tsx';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { useShop } from '../../../parts/frame/use-shop.ts';
import { dayPresets } from '../../../parts/list/days.ts';
import { pagedList } from '../../../parts/list/list-of.ts';
import { ListTable } from '../../../parts/list/list-table.tsx';
import { intervalWords, tableWords } from '../../../parts/list/list-texts.ts';
import { SavedViews } from '../../../parts/list/saved-views.tsx';
import { useHiddenColumns } from '../../../parts/list/use-hidden-columns.ts';
import { archiveColumns } from './archive-columns.tsx';
import { type ArchiveParams, archiveParams, soughtBy } from './archive-params.ts';
import { modeNames, moneyNames, paymentNames, stateNames, archiveTexts as t } from './archive-texts.ts';
import { ExportOrders } from './export-orders.tsx';

type ArchivePageProps = {
  readonly params: ArchiveParams;
  readonly onParams: (params: ArchiveParams) => void;
};

type Sought = ReturnType<typeof soughtBy>;

const pageOf = (query: Sought, after: string | undefined, signal: AbortSignal) =>
  service
    .query('GET /api/backoffice/orders', {
      query: { ...query, ...(after !== undefined && { after }) },
    })
    .queryFn({ signal });

const itemsOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  // The names are a record of exactly these values.
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));

type Change = { readonly [Name in keyof ArchiveParams]?: ArchiveParams[Name] | undefined };

/** Filters with a fixed list of values. */
const few = [
  { name: 'stato', label: t.state, items: itemsOf(stateNames) },
  { name: 'modo', label: t.mode, items: itemsOf(modeNames) },
  { name: 'pagamento', label: t.payment, items: itemsOf(paymentNames) },
  { name: 'soldi', label: t.money, items: itemsOf(moneyNames) },
] as const;

function Filters({ params, onParams }: ArchivePageProps) {
  const { shop, shops } = useShop();
  const set = (change: Change) => {
    const next = { ...params, ...change };
    onParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)));
  };
  return (
    <search className="flex flex-wrap items-center gap-2 border-line border-b bg-surface px-4 py-2 md:px-6">
      <SearchBox
        label={t.search}
        value={params.cerca}
        onChange={(next) => set({ cerca: next })}
        className="w-full md:w-96"
      />
      <IntervalMenu
        label={t.days}
        words={intervalWords}
        value={{ from: params.dal, to: params.al }}
        onChange={({ from, to }) => set({ dal: from, al: to })}
        presets={dayPresets(serviceNow())}
      />
      {few.map(({ name, label, items }) => (
        <FilterMenu<string>
          key={name}
          label={label}
          any={t.any}
          items={items}
          chosen={params[name]}
          onChange={(chosen) => onParams(archiveParams({ ...params, [name]: chosen }))}
        />
      ))}
      {shop === undefined && shops.length > 1 && (
        <FilterMenu
          label={t.shops}
          any={t.any}
          items={shops.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={params.negozi}
          onChange={(chosen) => set({ negozi: chosen })}
        />
      )}
    </search>
  );
}

/** All orders of the person's shops, newest first, with filters and search. */
export function ArchivePage({ params, onParams }: ArchivePageProps) {
  const navigate = useNavigate();
  const { shop } = useShop();
  const query = soughtBy(params, shop);
  const asked = useInfiniteQuery({
    queryKey: ['orders', query],
    queryFn: ({ pageParam, signal }) => pageOf(query, pageParam, signal),
    // The server gives the cursor of the next page.
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { count, since } = asked.data?.pages[0] ?? {};
  const { hidden, onHidden } = useHiddenColumns('orders', archiveColumns);
  const [shown, setShown] = useState<ReadonlySet<string>>();
  const filtered = Object.values(params).some((value) => value !== undefined);
  const open = ({ reference }: OfficeOrder) =>
    void navigate({ to: '/ordini/$reference', params: { reference } });
  return (
    <ListPage>
      <PageHeader title={t.title} line={count ? t.count(count.orders, count.more) : undefined}>
        <ColumnsMenu
          label={tableWords.columns}
          columns={archiveColumns}
          hidden={hidden}
          onHidden={onHidden}
          shown={shown}
          noRoom={tableWords.noRoom}
        />
        <ExportOrders query={query} />
      </PageHeader>
      <Filters params={params} onParams={onParams} />
      {since && (
        <p className="border-line border-b bg-sunken px-4 py-2 text-ink-soft text-small md:px-6">
          {t.since(formatDate(new Date(`${since}T12:00:00Z`)))}
        </p>
      )}
      <div className="border-line border-b px-4 py-1.5 empty:hidden md:px-6">
        <SavedViews list="ordini" params={params} onChoose={(view) => onParams(archiveParams(view))} />
      </div>
      <ListTable
        label={t.label}
        columns={archiveColumns}
        rowId={({ id }) => id}
        rowName={({ reference }) => t.row(reference)}
        hidden={hidden}
        onShown={setShown}
        onOpen={open}
        list={pagedList(asked)}
        empty={{ title: t.empty, line: t.emptyLine }}
        onClearFilters={filtered ? () => onParams({}) : undefined}
      />
    </ListPage>
  );
}
