import { closingWords, dayWords } from '@zanga/domain/shops/editing/hours-words';
import { minutesInDay } from '@zanga/domain/time';
import { formatMinute } from '@zanga/domain/time-format';
import type { Interval } from '@zanga/domain/timetable';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { readTime } from '@zanga/ui/fields/typed-values.ts';
import { type KeyboardEvent, useState } from 'react';
import { clockOf, intervalOf, nextInterval, unreadable } from './clock-times.ts';
import { hoursTexts as t } from './hours-texts.ts';

type TimeBoxProps = {
  readonly label: string;
  /** Initial text. */
  readonly value: string;
  readonly onTime: (minute: number) => void;
};

/** A time of the clock, read when the field is left: half-typed times are wrong. */
function TimeBox({ label, value, onTime }: TimeBoxProps) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed === undefined) return;
    const minute = readTime(typed);
    onTime(minute ?? unreadable);
    if (typeof minute === 'number') setTyped(undefined);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') take();
  };
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      className={deskInputStyle('w-18 text-center tabular-nums')}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={onKey}
    />
  );
}

type DayHoursProps = {
  /** Name of the day within a sentence: `lunedì`. */
  readonly day: string;
  readonly intervals: readonly Interval[];
  readonly onChange: (intervals: readonly Interval[]) => void;
};

/** Hours of one day; without any the day is closed. */
export function DayHours({ day, intervals, onChange }: DayHoursProps) {
  const put = (index: number, next: Interval) =>
    onChange(intervals.map((one, at) => (at === index ? next : one)));
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
      {intervals.length === 0 && <span className="text-ink-soft text-small">{t.closedDay}</span>}
      {intervals.map((interval, index) => {
        const { opens, closes } = interval;
        const clock = clockOf(closes);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place
          <div key={index} className="flex flex-wrap items-center gap-1.5 text-small">
            <TimeBox
              label={t.opens(day)}
              value={opens === unreadable ? '' : formatMinute(opens)}
              onTime={(minute) => put(index, intervalOf(minute, clock))}
            />
            <span aria-hidden="true">{t.to}</span>
            <TimeBox
              label={t.closes(day)}
              value={closes === unreadable ? '' : closingWords(closes)}
              onTime={(minute) => put(index, intervalOf(opens, minute))}
            />
            {closes > minutesInDay && <span className="text-caption text-ink-soft">{t.nextDay}</span>}
            <button
              type="button"
              aria-label={t.removeInterval(day, dayWords([interval]))}
              className={deskButtonStyle('quiet', 'px-2')}
              onClick={() => onChange(intervals.filter((_, at) => at !== index))}
            >
              {t.remove}
            </button>
          </div>
        );
      })}
      <button
        type="button"
        aria-label={t.addIntervalOn(day)}
        className={deskButtonStyle('quiet', 'px-2')}
        onClick={() => onChange([...intervals, nextInterval(intervals)])}
      >
        {t.addInterval}
      </button>
    </div>
  );
}
