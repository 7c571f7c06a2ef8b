import { minuteOf } from '@zanga/domain/time-format';
import type { DemoWindow } from '../shapes.ts';

const dayMs = 86_400_000;

export const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * dayMs).toISOString();

export const hoursAfter = (now: Date, hours: number): string =>
  new Date(now.getTime() + hours * 3_600_000).toISOString();

/** `12:00-15:00 19:00-25:00` as intervals in minutes. */
export const intervalsOf = (hours: string): { opens: number; closes: number }[] =>
  hours
    .split(' ')
    .filter(Boolean)
    .map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { opens: minuteOf(opens), closes: minuteOf(closes) };
    });

/** Windows in the catalogue's columns; none means always. */
export const windowsOf = (windows: readonly DemoWindow[]) =>
  windows.length === 0
    ? null
    : windows.map(({ weekdays = [], from, to }) => ({
        weekdays,
        from: minuteOf(from),
        to: minuteOf(to),
        firstDate: null,
        lastDate: null,
      }));
