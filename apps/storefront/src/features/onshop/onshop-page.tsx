import { useQueryClient } from '@tanstack/react-query';
import { Link, useHydrated } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Table } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { CardPage } from '../../base/page/card-page.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { type ReadCode, useTable } from './onshop-queries.ts';
import { onshopTexts as t } from './onshop-texts.ts';
import { TableBill } from './table-bill.tsx';
import { TableCalls } from './table-calls.tsx';
import { leaveTable, type TableWithSeat, takeTable } from './table-cart.ts';
import { TableInvite } from './table-invite.tsx';
import { TableMenu } from './table-menu.tsx';

const hasSeat = (table: Table): table is TableWithSeat => table.open && table.seat !== null;

/** Takes the seat of a table for this phone: cart and menu become this shop's. */
const useSeat = (table: Table) => {
  const queryClient = useQueryClient();
  const [seated, setSeated] = useState(false);
  const [alert, setAlert] = useState<string>();
  const { id, seat } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new orders of the table must not seat the phone again.
  useEffect(() => {
    if (!hasSeat(table)) return;
    takeTable(queryClient, table)
      .catch((error: unknown) => setAlert(errorText(error)))
      .finally(() => setSeated(true));
  }, [queryClient, id, seat]);
  return { seated, alert };
};

function Leave() {
  const queryClient = useQueryClient();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    await leaveTable(queryClient);
    toast({ text: t.hasLeft });
  });
  return (
    <div>
      <FormAlert text={alert} />
      <Button variant="quiet" aria-disabled={busy || undefined} onClick={save}>
        {t.leave}
      </Button>
    </div>
  );
}

/** Reason why this phone cannot order here now. */
function NotNow({ open }: { readonly open: boolean }) {
  return (
    <div role="alert" className="mt-4 rounded-lg bg-lemon-wash p-5 text-lemon-ink">
      <p className="font-bold font-display text-h3">{open ? t.noSeat : t.closed}</p>
      <p>{open ? t.noSeatBody : t.closedBody}</p>
    </div>
  );
}

function AtTable({ table }: { readonly table: Table }) {
  const { seated, alert } = useSeat(table);
  const { open, shop, label, invite } = table;
  const may = hasSeat(table);
  return (
    <div className="page pt-6 pb-28 md:pt-10">
      <header className="rounded-lg bg-tomato-deep p-6 text-on-tomato md:p-8">
        <p className="font-semibold">{shop.name}</p>
        <h1 className="text-h1">{t.at(label)}</h1>
        <p className="max-w-2xl pt-2">{t.line}</p>
      </header>
      <FormAlert text={alert} className="mt-4" />
      {!may && <NotNow open={open} />}
      <div className="grid items-start gap-6 pt-5 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--header-height)+1.25rem)] lg:order-2">
          {may && <TableCalls table={table} />}
          {(may || !open) && <TableBill table={table} />}
          {may && invite !== null && <TableInvite address={invite} />}
          <Leave />
        </div>
        <div className="min-w-0">
          {may && (seated ? <TableMenu shop={shop.id} /> : <Skeleton className="h-96 rounded-lg" />)}
        </div>
      </div>
    </div>
  );
}

function NoTable() {
  return (
    <CardPage title={t.noTable}>
      <p className="pb-5">{t.noTableBody}</p>
      <Link to="/home" className={buttonStyle()}>
        {t.home}
      </Link>
    </CardPage>
  );
}

/** Ordering at a table: the shop's menu, and the shared bill of all guests (RTE-17). */
export function OnshopPage({ read }: { readonly read: ReadCode }) {
  const hydrated = useHydrated();
  const { table, data, error, refetch } = useTable(read);
  const unknown = table === undefined || (isApiError(error) && error.status === 404);
  if (hydrated && unknown) return <NoTable />;
  if (hydrated && data) return <AtTable key={data.id} table={data} />;
  return (
    <CardPage title={t.title}>
      {error ? (
        <LoadingProblem error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40 rounded-md" />
      )}
    </CardPage>
  );
}
