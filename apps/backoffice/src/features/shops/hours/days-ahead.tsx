import { serviceNow } from '@zanga/contract/wire/service-time';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import type { Service } from '@zanga/domain/catalogue/vocabulary';
import { type DayAhead, daysAhead } from '@zanga/domain/shops/editing/hours-ahead';
import type { HoursForm } from '@zanga/domain/shops/editing/hours-form';
import { dayWords } from '@zanga/domain/shops/editing/hours-words';
import { wallClock, weekdayOf } from '@zanga/domain/time';
import { formatLocalDate, weekdayNames } from '@zanga/domain/time-format';
import { hoursTexts as t } from './hours-texts.ts';

const days = 14;

function Day({ day, changed }: { readonly day: DayAhead; readonly changed: boolean }) {
  return (
    <li className="flex flex-col gap-1 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small">
        <span className="font-semibold first-letter:uppercase">
          {`${weekdayNames[weekdayOf(day.date)]} ${formatLocalDate(day.date).slice(0, 5)}`}
        </span>
        {day.unusual && day.reason && <span className="text-lemon-ink wrap-anywhere">{day.reason}</span>}
        {changed && (
          <span className="rounded-full bg-lemon-wash px-2 font-medium text-caption text-lemon-ink">
            {t.changed}
          </span>
        )}
      </p>
      {day.clock && <p className="text-caption text-ink-soft">{t.clock[day.clock]}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-caption">
        {day.hours.map(({ service, intervals }) => (
          <div key={service} className="contents">
            <dt className="text-ink-soft">{channelNames[service]}</dt>
            <dd className="tabular-nums">{dayWords(intervals)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

type DaysAheadProps = {
  readonly id: string;
  readonly form: HoursForm;
  /** Saved hours. */
  readonly before: HoursForm;
  readonly services: readonly Service[];
};

/** The next two weeks with the hours of the form, and the days that it changes. */
export function DaysAhead({ id, form, before, services }: DaysAheadProps) {
  const ahead = { services, from: wallClock(serviceNow()).date, days };
  const was = daysAhead(before, ahead);
  return (
    <section
      id={id}
      aria-label={t.ahead}
      className="scroll-mt-4 rounded-md border border-line bg-surface p-4 md:p-5"
    >
      <h2 className="font-semibold font-text text-body tracking-normal">{t.ahead}</h2>
      <p className="pt-1 text-caption text-ink-soft">{t.aheadHint}</p>
      <ol className="flex flex-col divide-y divide-line">
        {daysAhead(form, ahead).map((day, index) => (
          <Day key={day.date} day={day} changed={JSON.stringify(day) !== JSON.stringify(was[index])} />
        ))}
      </ol>
    </section>
  );
}
