import { useQuery } from '@tanstack/react-query';
import type { BoardOrder } from '@zanga/contract/ordering/board';
import { formatTime } from '@zanga/domain/time-format';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { detailTexts as t } from '../board-texts.ts';
import { historyQuery } from '../refunds/history-query.ts';

/** History of an order: each step with its time and person. */
export function OrderHistory({ order }: { readonly order: BoardOrder }) {
  const { data } = useQuery(historyQuery(order));
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="pb-2 text-h4">
        {t.history}
      </h3>
      {!data && <Skeleton className="h-24" />}
      <ol className="flex flex-col gap-1 text-small">
        {data?.history.map(({ at, event, actor, name }) => (
          <li key={`${at}${event}`} className="flex gap-3">
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {formatTime(new Date(at))}
            </time>
            <span>
              {t.events[event] ?? event}
              <span className="text-ink-soft"> · {name ?? t.actors[actor]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
