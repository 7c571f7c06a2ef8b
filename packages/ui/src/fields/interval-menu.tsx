import { deskButtonStyle, deskInputStyle } from '../desk-style.ts';
import { ChevronDownIcon } from '../icons/panel-icons.tsx';
import { CalendarIcon } from '../icons/till-icons.tsx';
import { Popover } from '../overlays/popover.tsx';

/** From a day to a day, both included, as `2026-05-31`; a missing end is open. */
export type Interval = { readonly from?: string | undefined; readonly to?: string | undefined };

export type IntervalWords = {
  readonly from: string;
  readonly to: string;
  readonly any: string;
  /** `31/05/2026` */
  readonly day: (iso: string) => string;
  readonly since: (day: string) => string;
  readonly until: (day: string) => string;
};

type Preset = { readonly label: string; readonly interval: Interval };

type IntervalMenuProps = {
  readonly label: string;
  readonly words: IntervalWords;
  readonly value: Interval;
  readonly onChange: (value: Interval) => void;
  /** Shortcuts for frequent intervals: today, yesterday, this month. */
  readonly presets: readonly Preset[];
};

const same = (one: Interval, other: Interval) => one.from === other.from && one.to === other.to;

/** Name of an interval: its preset, its single day, or its two ends. */
export const intervalName = (
  { from, to }: Interval,
  presets: readonly Preset[],
  words: IntervalWords,
): string => {
  const preset = presets.find(({ interval }) => same(interval, { from, to }));
  if (preset) return preset.label;
  if (from && to) return from === to ? words.day(from) : `${words.day(from)} – ${words.day(to)}`;
  if (from) return words.since(words.day(from));
  return to ? words.until(words.day(to)) : words.any;
};

/** An end before the beginning moves the other along, so that no interval is empty. */
const ordered = ({ from, to }: Interval, moved: 'from' | 'to'): Interval => {
  if (!from || !to || from <= to) return { from, to };
  return moved === 'from' ? { from, to: from } : { from: to, to };
};

/** Filter by an interval of days: a button that says which, and opens presets and two dates. */
export function IntervalMenu({ label, words, value, onChange, presets }: IntervalMenuProps) {
  const set = value.from !== undefined || value.to !== undefined;
  const end = (which: 'from' | 'to') => (
    <label className="flex flex-1 flex-col gap-1 text-caption text-ink-soft">
      {words[which]}
      <input
        type="date"
        className={deskInputStyle('w-full')}
        value={value[which] ?? ''}
        onChange={(event) => onChange(ordered({ ...value, [which]: event.target.value || undefined }, which))}
      />
    </label>
  );
  return (
    <Popover
      title={label}
      triggerStyle={deskButtonStyle(set ? 'chosen' : 'outline')}
      className="w-80 p-2"
      trigger={
        <>
          <CalendarIcon size={16} className="text-ink-soft" />
          <span className="sr-only">{label} </span>
          {intervalName(value, presets, words)}
          <ChevronDownIcon size={16} className="-me-1 text-ink-soft" />
        </>
      }
    >
      <div className="grid grid-cols-2 gap-1">
        {[...presets, { label: words.any, interval: {} }].map((preset) => (
          <button
            key={preset.label}
            type="button"
            aria-pressed={same(preset.interval, value)}
            className={deskButtonStyle(same(preset.interval, value) ? 'chosen' : 'quiet', 'justify-start')}
            onClick={() => onChange(preset.interval)}
          >
            {preset.label}
          </button>
        ))}
      </div>
      <div className="flex gap-2 border-line border-t pt-2 mt-2">
        {end('from')}
        {end('to')}
      </div>
    </Popover>
  );
}
