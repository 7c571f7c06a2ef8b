import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { type Service, services } from '@zanga/domain/catalogue/vocabulary';
import type { HoursForm } from '@zanga/domain/shops/editing/hours-form';
import type { Week } from '@zanga/domain/shops/opening-hours';
import type { Weekday } from '@zanga/domain/time';
import { weekdayNames } from '@zanga/domain/time-format';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { useId } from 'react';
import { Section } from '../../../parts/editing/section.tsx';
import { DayHours } from './day-hours.tsx';
import { hoursTexts as t } from './hours-texts.ts';

type WeekFieldsProps = {
  readonly service: Service;
  readonly offered: readonly Service[];
  readonly weeks: HoursForm['weeks'];
  readonly onWeek: (week: Week) => void;
  /** Error of a day, 0 being Monday. */
  readonly problem: (day: number) => string | undefined;
};

// The result is one of the seven weekdays.
const nameOf = (fromMonday: number) => weekdayNames[(fromMonday + 1) as Weekday];

/** The week of a service, day by day. */
export function WeekFields({ service, offered, weeks, onWeek, problem }: WeekFieldsProps) {
  const id = useId();
  const week = weeks[service];
  const others = offered.filter((one) => one !== service && weeks[one].some((day) => day.length > 0));
  return (
    <Section title={channelNames[service]}>
      <ul className="flex flex-col divide-y divide-line">
        {week.map((intervals, index) => {
          const day = nameOf(index);
          return (
            <li
              key={day}
              className="grid grid-cols-1 items-center gap-x-4 gap-y-1 py-2 first:pt-0 sm:grid-cols-[6rem_1fr_auto]"
            >
              <span className="font-medium text-small first-letter:uppercase">{day}</span>
              <DayHours
                day={day}
                intervals={intervals}
                onChange={(next) => onWeek(week.map((one, at) => (at === index ? next : one)))}
              />
              {intervals.length > 0 && (
                <button
                  type="button"
                  aria-label={t.everyDayFrom(day)}
                  className={deskButtonStyle('quiet', 'justify-self-start px-2')}
                  onClick={() => onWeek(week.map(() => intervals))}
                >
                  {t.everyDay}
                </button>
              )}
              <div className="sm:col-span-3">
                <FieldError id={`${id}-${day}`} error={problem(index)} />
              </div>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <label className="flex flex-wrap items-center gap-2 text-small">
          {t.like}
          <select
            className={deskInputStyle()}
            value=""
            onChange={({ target }) => {
              const chosen = services.find((one) => one === target.value);
              if (chosen) onWeek(weeks[chosen]);
            }}
          >
            <option value="">{t.choose}</option>
            {others.map((one) => (
              <option key={one} value={one}>
                {channelNames[one]}
              </option>
            ))}
          </select>
        </label>
      )}
    </Section>
  );
}
