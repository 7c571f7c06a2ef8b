import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { money } from '@zanga/browser/format.ts';
import type { TakingsFlow } from '@zanga/contract/ordering/takings';
import { cents } from '@zanga/domain/money';
import { localDate } from '@zanga/domain/time';
import { formatLocalDate } from '@zanga/domain/time-format';
import { type Bar, BarChart } from '@zanga/ui/charts/bar-chart.tsx';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { flowTexts as t } from './flow-texts.ts';

const euro = (value: number) => money(cents(value));

const dayBars = ({ days, today }: TakingsFlow): readonly Bar[] =>
  days.map(({ day, orders, amount }, at) => ({
    key: day,
    label: formatLocalDate(localDate(day)),
    // A label on every fifth day, counted back from today.
    short: (days.length - 1 - at) % 5 === 0 ? `${day.slice(8)}/${day.slice(5, 7)}` : undefined,
    // A day without orders may be a day off, so it has no bar.
    value: orders === 0 && amount === 0 ? null : amount,
    note: [t.orders(orders), day === today && t.soFar].filter(Boolean).join(', '),
    partial: day === today,
  }));

const weekdayBars = ({ weekdays }: TakingsFlow): readonly Bar[] =>
  weekdays.map(({ weekday, days, amount }) => {
    const name = t.weekdays[weekday - 1] ?? '';
    return { key: name, label: name, short: name.slice(0, 3), value: amount, note: t.meanOf(days) };
  });

/** Bars from the first hour with an order to the last; an hour between may be empty. */
const hourBars = ({ hours }: TakingsFlow): readonly Bar[] => {
  const first = hours[0]?.hour ?? 0;
  const last = hours.at(-1)?.hour ?? -1;
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = first + at;
    const known = hours.find((one) => one.hour === hour);
    return {
      key: String(hour),
      label: t.hour(hour),
      short: String(hour),
      value: known?.amount ?? null,
      note: t.orders(known?.orders ?? 0),
    };
  });
};

function Charts({ flow }: { readonly flow: TakingsFlow }) {
  if (flow.hours.length === 0) return <p className="text-ink-soft">{t.nothing}</p>;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <BarChart
        className="lg:col-span-2"
        title={t.days}
        words={{ ...t.words, what: t.day }}
        bars={dayBars(flow)}
        format={euro}
      />
      <BarChart
        title={t.weekday}
        line={t.weekdayLine}
        words={{ ...t.words, what: t.weekdayName }}
        bars={weekdayBars(flow)}
        format={euro}
      />
      <BarChart
        title={t.hours}
        line={t.hoursLine}
        words={{ ...t.words, what: t.hourName }}
        bars={hourBars(flow)}
        format={euro}
      />
    </div>
  );
}

/** Last thirty days of a shop, by day, weekday and hour. */
export function FlowCharts({ shop }: { readonly shop: string }) {
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/backoffice/shops/:shop/takings-flow', { params: { shop } }),
    staleTime: 60_000,
  });
  return (
    <section aria-label={t.title} className="flex max-w-5xl flex-col gap-4 border-line border-t pt-6">
      <div>
        <h2 className="font-semibold font-text text-h4">{t.title}</h2>
        <p className="text-ink-soft text-small">{t.line}</p>
      </div>
      {!data && !error && <Skeleton className="h-56 rounded-lg" />}
      {!data && error && (
        <p className="flex flex-wrap items-center gap-3">
          {errorText(error)}
          <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </p>
      )}
      {data && <Charts flow={data} />}
    </section>
  );
}
