import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { StaffTable } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { NewTable } from './new-table.tsx';
import { TableRow } from './table-row.tsx';
import { sheetsOf, TableSheets } from './table-sheets.tsx';
import { TablesHeader } from './tables-header.tsx';
import { tablesPageTexts as t } from './tables-page-texts.ts';
import { TotemsSection } from './totems-section.tsx';

/** The tables of a shop, and how to look again once one has changed. */
const useTables = (shop: string) => {
  const queryClient = useQueryClient();
  const { data, error } = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/tables', { params: { shop } }),
    staleTime: 0,
  });
  const look = () => queryClient.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/tables'] });
  return { data, error, look };
};

/** Which codes are printed: all of them, until some are left out. */
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

type TablesPageProps = { readonly shop: string | undefined; readonly onShop: (shop: string) => void };

/** Where a shop's tables are laid, their codes printed to be cut out, and its totems set up. */
export function TablesPage({ shop, onShop }: TablesPageProps) {
  const editsTotems = useMay('totems.edit');
  useEffect(() => {
    document.title = t.documentTitle;
  }, []);
  return (
    <TablesHeader shop={shop} onShop={onShop}>
      {(chosen) => (
        <main className="mx-auto flex max-w-6xl flex-col gap-6 p-4 md:p-6">
          <p className="max-w-3xl text-ink-soft">{t.line}</p>
          <Tables key={chosen} shop={chosen} />
          {editsTotems && <TotemsSection key={`${chosen} totems`} shop={chosen} />}
        </main>
      )}
    </TablesHeader>
  );
}
