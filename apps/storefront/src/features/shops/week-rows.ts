import type { ShopDetail } from '@zanga/contract/shops/shops';
import { formatMinute, weekdayNames } from '@zanga/domain/time-format';

const names = Object.values(weekdayNames);

type Interval = ShopDetail['hours'][number]['week'][number][number];

export type WeekRow = {
  readonly days: string;
  readonly hours: readonly string[];
  readonly includes: (weekday: number) => boolean;
};

const hoursOf = (day: readonly Interval[]) =>
  day.map(({ opens, closes }) => `${formatMinute(opens)}–${formatMinute(closes)}`);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A week as few lines as it takes: days in a row with the same hours share one (`Lunedì–giovedì`). */
export const weekRows = (week: readonly (readonly Interval[])[]): readonly WeekRow[] => {
  const runs: { from: number; to: number; hours: readonly string[] }[] = [];
  week.forEach((day, index) => {
    const hours = hoursOf(day);
    const last = runs.at(-1);
    if (last && last.hours.join() === hours.join()) last.to = index;
    else runs.push({ from: index, to: index, hours });
  });
  return runs.map(({ from, to, hours }) => {
    const [first = '', last = ''] = [names[from], names[to]];
    return {
      days: capital(from === to ? first : `${first}–${last}`),
      hours,
      includes: (weekday) => weekday - 1 >= from && weekday - 1 <= to,
    };
  });
};
