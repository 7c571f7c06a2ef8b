import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { StaffTable } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { FormDialog } from '@zanga/ui/overlays/form-dialog.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { asksForPhones } from '../../../parts/tables/asks-for-phones.ts';
import { tellProblem } from '../order/order-actions.ts';
import { CollectDialog } from '../till/collect-dialog.tsx';
import { tablesTexts as t } from './tables-texts.ts';

function Row({ table }: { readonly table: StaffTable }) {
  const queryClient = useQueryClient();
  const { id, label, bill, address } = table;
  const open = table.open_since !== null;
  const { busy, run } = useAction(async (opens: boolean) => {
    await service
      .api('POST /api/backoffice/tables/:table/open', { params: { table: id }, body: { open: opens } })
      .catch(tellProblem);
    await queryClient.invalidateQueries({ queryKey: ['GET /api/backoffice/shops/:shop/tables'] });
  });
  const [collecting, setCollecting] = useState(false);
  const facts = [open ? t.isOpen : t.isClosed, bill.due > 0 ? t.due(money(bill.due)) : t.nothingDue];
  return (
    <li className="flex items-center gap-3 border-line border-b py-2">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{t.table(label)}</p>
        <p className="text-ink-soft text-small">{(open ? facts : facts.slice(0, 1)).join(' · ')}</p>
        <a href={address} target="_blank" rel="noopener" className="text-small text-tomato-ink underline">
          {t.page}
        </a>
      </div>
      {asksForPhones(table) && (
        <Button
          variant="soft"
          className="shrink-0 px-4"
          aria-label={t.welcomeLabel(label)}
          aria-disabled={busy || undefined}
          onClick={() => run(true)}
        >
          {t.welcome}
        </Button>
      )}
      <Button
        variant={open ? 'outline' : 'soft'}
        className="shrink-0 px-4"
        aria-label={open ? t.closeLabel(label) : t.openLabel(label)}
        aria-disabled={busy || undefined}
        onClick={() => (open && bill.due > 0 ? setCollecting(true) : run(!open))}
      >
        {open ? t.closeIt : t.openIt}
      </Button>
      {collecting && (
        <CollectDialog
          owing={{ table: id, due: bill.due }}
          what={t.table(label)}
          onDone={async () => run(false)}
          onClose={() => setCollecting(false)}
        />
      )}
    </li>
  );
}

type TablesDialogProps = { readonly shop: string; readonly onClose: () => void };

/** Tables of a shop with their due amounts; one press opens or closes each. */
export function TablesDialog({ shop, onClose }: TablesDialogProps) {
  const { data } = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/tables', { params: { shop } }),
    staleTime: 0,
  });
  return (
    <FormDialog open onClose={onClose} title={t.title} closeLabel={texts.close}>
      <div className="flex min-h-0 flex-col gap-4 p-5 md:p-7">
        <p className="text-ink-soft">{t.line}</p>
        <Link
          to="/tavoli"
          search={{ negozio: shop }}
          className={buttonStyle({ variant: 'outline' }, 'self-start')}
        >
          {t.codes}
        </Link>
        <ul className="min-h-64 overflow-y-auto">
          {!data && <Skeleton className="h-64" />}
          {data?.data.length === 0 && <li className="text-ink-soft">{t.none}</li>}
          {data?.data.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
