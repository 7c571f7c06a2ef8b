import { serviceNow } from '@zanga/contract/wire/service-time';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { type Service, services } from '@zanga/domain/catalogue/vocabulary';
import type { HoursForm } from '@zanga/domain/shops/editing/hours-form';
import { dayWords } from '@zanga/domain/shops/editing/hours-words';
import type { UnusualDay } from '@zanga/domain/shops/editing/unusual-day';
import { addDays, isLocalDate, wallClock } from '@zanga/domain/time';
import { formatLocalDate } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { SelectField } from '@zanga/ui/fields/select-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useId, useState } from 'react';
import { Section } from '../../../parts/editing/section.tsx';
import { DayHours } from './day-hours.tsx';
import { HolidaysDialog } from './holidays-dialog.tsx';
import { hoursTexts as t } from './hours-texts.ts';

type DayProps = {
  readonly day: UnusualDay;
  readonly offered: readonly Service[];
  readonly problem: string | undefined;
  readonly onChange: (day: UnusualDay) => void;
  readonly onRemove: () => void;
};

function DaySummary({ day, said }: { readonly day: UnusualDay; readonly said: string }) {
  return (
    <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 rounded-sm text-small hover:bg-canvas pointer-coarse:min-h-11">
      <span className="font-semibold tabular-nums">{said}</span>
      <span className="tabular-nums">{dayWords(day.intervals)}</span>
      <span className="text-ink-soft wrap-anywhere">
        {[day.service && channelNames[day.service], day.reason].filter(Boolean).join(', ')}
      </span>
    </summary>
  );
}

function Unusual({ day, offered, problem, onChange, onRemove }: DayProps) {
  const id = useId();
  const [isNew] = useState(day.reason === '' && day.intervals.length === 0);
  const said = isLocalDate(day.date) ? formatLocalDate(day.date) : day.date;
  return (
    <li>
      <details open={isNew || problem !== undefined} className="group py-1">
        <DaySummary day={day} said={said} />
        <div className="flex flex-col gap-3 pt-2 pb-4">
          <div className="grid gap-3 sm:grid-cols-[10rem_12rem_1fr]">
            <TextField
              type="date"
              label={t.date}
              value={day.date}
              onChange={({ target }) => onChange({ ...day, date: target.value })}
            />
            <SelectField
              label={t.service}
              value={day.service ?? ''}
              onChange={({ target }) =>
                onChange({ ...day, service: services.find((one) => one === target.value) ?? null })
              }
            >
              <option value="">{t.everyService}</option>
              {offered.map((one) => (
                <option key={one} value={one}>
                  {channelNames[one]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t.reason}
              maxLength={120}
              autoComplete="off"
              value={day.reason}
              onChange={({ target }) => onChange({ ...day, reason: target.value })}
            />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <DayHours
              day={said}
              intervals={day.intervals}
              onChange={(intervals) => onChange({ ...day, intervals })}
            />
            <button
              type="button"
              aria-label={t.removeDay(said)}
              className={deskButtonStyle('danger')}
              onClick={onRemove}
            >
              {t.remove}
            </button>
          </div>
          <FieldError id={id} error={problem} />
        </div>
      </details>
    </li>
  );
}

type UnusualFieldsProps = {
  readonly days: HoursForm['exceptions'];
  readonly offered: readonly Service[];
  readonly onDays: (days: HoursForm['exceptions']) => void;
  readonly problem: (index: number) => string | undefined;
};

/** Exceptions to the week; past ones are hidden. */
export function UnusualFields({ days, offered, onDays, problem }: UnusualFieldsProps) {
  const [feasts, setFeasts] = useState(false);
  const today = wallClock(serviceNow()).date;
  const isOver = ({ date }: UnusualDay) => isLocalDate(date) && date < today;
  const past = days.filter(isOver).length;
  const add = () => onDays([...days, { date: addDays(today, 1), service: null, intervals: [], reason: '' }]);
  return (
    <Section title={t.unusual}>
      <p className="-mt-4 text-caption text-ink-soft">{t.unusualHint}</p>
      {past === days.length && <p className="text-ink-soft text-small">{t.noneUnusual}</p>}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {days.map((day, index) =>
          isOver(day) ? null : (
            <Unusual
              // biome-ignore lint/suspicious/noArrayIndexKey: a day may be changed, and has no other name
              key={index}
              day={day}
              offered={offered}
              problem={problem(index)}
              onChange={(next) => onDays(days.map((one, at) => (at === index ? next : one)))}
              onRemove={() => onDays(days.filter((_, at) => at !== index))}
            />
          ),
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={deskButtonStyle()} onClick={add}>
          {t.addDay}
        </button>
        <button type="button" className={deskButtonStyle()} onClick={() => setFeasts(true)}>
          {t.addHolidays}
        </button>
      </div>
      {past > 0 && <p className="text-caption text-ink-soft">{t.past(past)}</p>}
      {feasts && (
        <HolidaysDialog
          today={today}
          days={days}
          onAdd={(more) => onDays([...days, ...more])}
          onClose={() => setFeasts(false)}
        />
      )}
    </Section>
  );
}
