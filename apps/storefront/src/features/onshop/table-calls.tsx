import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@zanga/browser/form/use-action.ts';
import type { CallReason, Table } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useService } from '../../base/api/api.tsx';
import { tableKey } from './onshop-queries.ts';
import { onshopTexts as t } from './onshop-texts.ts';

const words = {
  waiter: { ask: t.call, done: t.calledWaiter },
  bill: { ask: t.askBill, done: t.calledBill },
} as const;

function Call({ table, reason }: { readonly table: Table; readonly reason: CallReason }) {
  const service = useService();
  const queryClient = useQueryClient();
  const {
    busy,
    alert,
    run: save,
  } = useAction(async () => {
    const params = { table: table.id };
    const body = { reason, seat: table.seat ?? undefined };
    const called = await service.api('POST /api/tables/:table/calls', { params, body });
    queryClient.setQueriesData({ queryKey: tableKey(table.id) }, called);
  });
  const called = table.called.includes(reason);
  return (
    <div>
      <Button
        variant="outline"
        size="inline"
        className="min-h-13 w-full md:text-lead"
        aria-disabled={busy || called || undefined}
        onClick={() => !called && save()}
      >
        {called && <CheckIcon size={20} />}
        {called ? words[reason].done : words[reason].ask}
      </Button>
      <FormAlert text={alert} className="mt-2" />
    </div>
  );
}

/** Buttons that call staff to the table; a call stays marked until staff have come. */
export function TableCalls({ table }: { readonly table: Table }) {
  return (
    <div role="status" className="grid grid-cols-2 gap-3 lg:grid-cols-1">
      <Call table={table} reason="waiter" />
      <Call table={table} reason="bill" />
    </div>
  );
}
