import { useAction } from '@zanga/browser/form/use-action.ts';
import type { Board } from '@zanga/contract/ordering/board';
import type { TableCall } from '@zanga/contract/shops/tables';
import { Button } from '@zanga/ui/button.tsx';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { boardTexts } from './board-texts.ts';
import { tellProblem } from './order/order-actions.ts';
import { tablesTexts as t } from './shop/tables-texts.ts';

const minutesSince = (at: string, now: Date) => Math.floor((now.getTime() - new Date(at).getTime()) / 60_000);

function Call({ call, now }: { readonly call: TableCall; readonly now: Date }) {
  const { busy, run } = useAction(() =>
    service
      .api('POST /api/backoffice/table-calls/:call/seen', { params: { call: call.id } })
      .catch(tellProblem),
  );
  const serves = useMay('tables.serve');
  return (
    <li className="flex items-center gap-3 rounded-full bg-surface py-1 ps-4 pe-1 text-ink">
      <span className="font-semibold">{t.reasons[call.reason](call.table)}</span>
      <span className="text-ink-soft text-small">{boardTexts.since(minutesSince(call.at, now))}</span>
      {serves && (
        <Button aria-disabled={busy || undefined} onClick={() => run()}>
          {t.seen}
        </Button>
      )}
    </li>
  );
}

/** Open calls of tables. */
export function BoardCalls({ calls, now }: Pick<Board, 'calls'> & { readonly now: Date }) {
  return (
    <section aria-label={t.calls} role="status" className="empty:hidden">
      {calls.length > 0 && (
        <ul className="flex flex-wrap gap-3 bg-lemon px-4 py-3 md:px-6">
          {calls.map((call) => (
            <Call key={call.id} call={call} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
