import type { Shift } from '@zanga/contract/people/badge';
import { formatDate, formatTime } from '@zanga/domain/time-format';
import { Badge } from '@zanga/ui/badge.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { LoadingProblem } from '../../base/problem/loading-problem.tsx';
import { useNewCodeAfterScan, useShifts } from './badge-queries.ts';
import { badgeTexts as t } from './badge-texts.ts';

const timeOf = (at: string | null, otherwise: string) => (at === null ? otherwise : formatTime(new Date(at)));

function Row({ shift, current }: { readonly shift: Shift; readonly current: boolean }) {
  const day = shift.in ?? shift.out;
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-b py-3 last:border-b-0">
      <span className="min-w-28 font-semibold tabular-nums">{day && formatDate(new Date(day))}</span>
      <span className="tabular-nums">
        {t.in} {timeOf(shift.in, t.missing)}
      </span>
      <span className="tabular-nums">
        {t.out} {timeOf(shift.out, current ? t.open : t.missing)}
      </span>
      {shift.shop && <span className="text-ink-soft text-small">{shift.shop}</span>}
    </li>
  );
}

/** Whether the person is at work, and their latest shifts. */
export function ShiftsList() {
  const { data, error, refetch } = useShifts();
  const [last] = data?.data ?? [];
  useNewCodeAfterScan(last?.out ?? last?.in ?? undefined);
  if (error && !data) return <LoadingProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 rounded-md" />;
  return (
    <>
      <p role="status" className="pb-3">
        <Badge tone={data.present ? 'basil' : 'neutral'}>
          {data.present ? t.present : t.absent}
          {data.present && last?.in && ` ${t.since(formatTime(new Date(last.in)))}`}
        </Badge>
      </p>
      {data.data.length === 0 && <p className="text-ink-soft">{t.none}</p>}
      <ul>
        {data.data.map((shift, at) => (
          <Row key={shift.in ?? shift.out} shift={shift} current={at === 0 && data.present} />
        ))}
      </ul>
    </>
  );
}
