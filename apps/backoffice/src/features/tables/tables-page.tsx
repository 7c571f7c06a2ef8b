import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { StaffTable } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useOneShop } from '../../parts/frame/use-shop.ts';
import { NewTable } from './new-table.tsx';
import { TableRow } from './table-row.tsx';
import { sheetsOf, TableSheets } from './table-sheets.tsx';
import { tablesPageTexts as t } from './tables-page-texts.ts';
import { TotemsSection } from './totems-section.tsx';

/** Tables of a shop, and a way to read them anew after a change. */
const useTables = (shop: string) => {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/tables', { params: { shop } }),
    staleTime: 0,
  });
  const look = () => queryClient.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/tables'] });
  return { data, error, look };
};

/** Codes to print: all, until some are left out. */
const usePicked = (tables: readonly StaffTable[]) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const pick = (id: string, picked: boolean) => {
    const next = new Set(left);
    if (picked) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return { picked: tables.filter(({ id }) => !left.has(id)), pick, pickAll: () => setLeft(new Set()) };
};

type PrintBarProps = {
  readonly picked: readonly StaffTable[];
  readonly of: number;
  readonly onAll: () => void;
};

function PrintBar({ picked, of, onAll }: PrintBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        size="large"
        aria-disabled={picked.length === 0 || undefined}
        onClick={() => picked.length > 0 && print()}
      >
        {t.print(picked.length)}
      </Button>
      {picked.length < of && (
        <Button variant="outline" size="large" onClick={onAll}>
          {t.all}
        </Button>
      )}
      <p className="text-ink-soft text-small">{t.sheets(sheetsOf(picked).length)}</p>
    </div>
  );
}

function Tables({ shop }: { readonly shop: string }) {
  const { data, error, look } = useTables(shop);
  const tables = data?.data ?? [];
  const { picked, pick, pickAll } = usePicked(tables);
  if (!data) return error ? <FormAlert text={errorText(error)} /> : <Skeleton className="h-96 rounded-lg" />;
  return (
    <>
      <NewTable shop={shop} labels={tables.map(({ label }) => label)} onAdded={look} />
      {tables.length === 0 ? (
        <p className="text-ink-soft">{t.none}</p>
      ) : (
        <PrintBar picked={picked} of={tables.length} onAll={pickAll} />
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {tables.map((table) => (
          <TableRow
            key={table.id}
            table={table}
            picked={picked.includes(table)}
            onPick={(wanted) => pick(table.id, wanted)}
            onChanged={look}
          />
        ))}
      </ul>
      <TableSheets tables={picked} shop={data.shop} />
    </>
  );
}

/** Tables of a shop: add, print codes to cut out; and its totems. */
export function TablesPage() {
  const editsTotems = useMay('totems.edit');
  const shop = useOneShop();
  return (
    <>
      <PageHeader title={t.title} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 p-4 md:p-6">
        <p className="max-w-3xl text-ink-soft">{t.line}</p>
        {shop && <Tables key={shop} shop={shop} />}
        {shop && editsTotems && <TotemsSection key={`${shop} totems`} shop={shop} />}
      </div>
    </>
  );
}
