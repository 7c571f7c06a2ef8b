import { useAction } from '@zanga/browser/form/use-action.ts';
import { money } from '@zanga/browser/format.ts';
import type { StaffTable } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { service } from '../../base/api.ts';
import { AddressCode } from '../../parts/address-code/address-code.tsx';
import { asksForPhones } from '../../parts/tables/asks-for-phones.ts';
import { RenameTable } from './rename-table.tsx';
import { tablesPageTexts as t } from './tables-page-texts.ts';

type TableRowProps = {
  readonly table: StaffTable;
  readonly picked: boolean;
  readonly onPick: (picked: boolean) => void;
  readonly onChanged: () => Promise<void>;
};

const small = 'px-3.5 text-small';

function Doings({ table, onChanged }: Pick<TableRowProps, 'table' | 'onChanged'>) {
  const { id, label, open_since } = table;
  const open = open_since !== null;
  const params = { table: id };
  const { busy, alert, run } = useAction(async (what: 'open' | 'welcome' | 'remove') => {
    if (what === 'remove') await service.api('DELETE /api/backoffice/tables/:table', { params });
    else {
      const body = { open: what === 'welcome' || !open };
      await service.api('POST /api/backoffice/tables/:table/open', { params, body });
    }
    await onChanged();
  });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={open ? 'outline' : 'soft'}
          className={small}
          aria-label={open ? t.closeLabel(label) : t.openLabel(label)}
          aria-disabled={busy || undefined}
          onClick={() => run('open')}
        >
          {open ? t.close : t.open}
        </Button>
        {asksForPhones(table) && (
          <Button
            variant="soft"
            className={small}
            aria-label={t.welcomeLabel(label)}
            aria-disabled={busy || undefined}
            onClick={() => run('welcome')}
          >
            {t.welcome}
          </Button>
        )}
        {!open && <RenameTable table={table} onChanged={onChanged} />}
        {!open && (
          <Button
            variant="quiet"
            className={small}
            aria-label={t.removeLabel(label)}
            aria-disabled={busy || undefined}
            onClick={() => confirm(t.sure(label)) && run('remove')}
          >
            {t.remove}
          </Button>
        )}
      </div>
      <FormAlert text={alert} />
    </>
  );
}

/** A table: code, open or closed, actions. */
export function TableRow({ table, picked, onPick, onChanged }: TableRowProps) {
  const { label, address, open_since, bill } = table;
  const facts = [
    open_since === null ? t.isClosed : t.isOpen,
    ...(bill.due > 0 ? [t.due(money(bill.due))] : []),
  ];
  return (
    <li className="flex gap-4 rounded-lg bg-surface p-4 shadow-card">
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="size-24 shrink-0 rounded-md bg-[#ffffff] p-2 [&_svg]:size-full"
      >
        <AddressCode address={address} label={t.code(label)} />
      </a>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="text-h4">{t.table(label)}</h2>
            <p className="text-ink-soft text-small">{facts.join(' · ')}</p>
          </div>
          <input
            type="checkbox"
            className="size-6 shrink-0 accent-tomato"
            aria-label={t.pick(label)}
            checked={picked}
            onChange={(event) => onPick(event.target.checked)}
          />
        </div>
        <Doings table={table} onChanged={onChanged} />
      </div>
    </li>
  );
}
