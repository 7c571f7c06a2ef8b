import { weekdayNames } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { CheckList } from '@zanga/ui/fields/check-list.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { TimeField } from '@zanga/ui/fields/typed-field.tsx';
import type { OnRead } from '../../parts/editing/use-unreadable.ts';
import { momentText } from '../../parts/moment.ts';
import { programmeTexts as t } from './programme-texts.ts';

/** Days and hours at which the same show runs. */
export type Repeated = {
  readonly first: string;
  readonly last: string;
  readonly weekdays: readonly number[];
  readonly times: readonly number[];
};

const weekdays = ([1, 2, 3, 4, 5, 6, 7] as const).map((one) => ({
  value: String(one),
  label: weekdayNames[one],
}));

type TimesProps = {
  readonly times: readonly number[];
  readonly onRead: OnRead;
  readonly onChange: (times: readonly number[]) => void;
};

function Times({ times, onRead, onChange }: TimesProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      {times.map((time, at) => (
        // Times have no id but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={`${times.length}-${at}`} className="flex items-end gap-1">
          <div className="w-28">
            <TimeField
              label={t.timeOf(at + 1)}
              value={time}
              unreadable={t.timeUnreadable}
              onChange={(minute) => {
                const read = typeof minute === 'number' && minute < 1440 ? minute : undefined;
                onRead(`time ${at}`, read);
                if (read !== undefined) onChange(times.map((one, place) => (place === at ? read : one)));
              }}
            />
          </div>
          {times.length > 1 && (
            <button
              type="button"
              aria-label={t.removeTime(at + 1)}
              className={deskButtonStyle('quiet', 'px-2')}
              onClick={() => onChange(times.filter((_, place) => place !== at))}
            >
              {t.remove}
            </button>
          )}
        </div>
      ))}
      {times.length < 8 && (
        <button
          type="button"
          className={deskButtonStyle('outline')}
          onClick={() => onChange([...times, 1260])}
        >
          {t.addTime}
        </button>
      )}
    </div>
  );
}

/** Resulting starts, each with its error. */
function Moments({ starts, problemAt }: Pick<WhenFieldsProps, 'starts' | 'problemAt'>) {
  if (starts.length === 0) return <p className="text-small">{t.none}</p>;
  if (starts.length > 100) return <p className="font-semibold text-small text-tomato-ink">{t.tooMany}</p>;
  return (
    <div>
      <p className="pb-1 font-semibold text-small">{t.some(starts.length)}</p>
      <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto text-small" aria-live="polite">
        {starts.map((start, at) => (
          <li key={start} className="flex flex-wrap gap-x-2">
            <span className="tabular-nums">{momentText(start)}</span>
            {problemAt(at) && <span className="text-tomato-ink">{problemAt(at)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

type WhenFieldsProps = {
  readonly repeated: Repeated;
  /** Starts that result from days and hours. */
  readonly starts: readonly string[];
  readonly problemAt: (at: number) => string | undefined;
  readonly onRead: OnRead;
  readonly onChange: (repeated: Repeated) => void;
};

/** Start of a show: a day and an hour, or several of both. */
export function WhenFields({ repeated, onRead, onChange, ...moments }: WhenFieldsProps) {
  const { first, last, times } = repeated;
  const set = (part: Partial<Repeated>) => onChange({ ...repeated, ...part });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="date"
          label={t.first}
          value={first}
          onChange={({ target: { value } }) => set({ first: value, ...(last < value && { last: value }) })}
        />
        <TextField
          type="date"
          label={t.last}
          hint={t.lastHint}
          value={last}
          onChange={({ target }) => set({ last: target.value })}
        />
      </div>
      {first < last && (
        <div>
          <CheckList
            className="-mx-2.5 grid grid-cols-2 sm:grid-cols-4"
            label={t.weekdays}
            items={weekdays}
            chosen={repeated.weekdays.map(String)}
            onChange={(chosen) => set({ weekdays: chosen.map(Number) })}
          />
          <p className="text-caption text-ink-soft">{t.weekdaysHint}</p>
        </div>
      )}
      <Times times={times} onRead={onRead} onChange={(next) => set({ times: next })} />
      <Moments {...moments} />
    </>
  );
}
