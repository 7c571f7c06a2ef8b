import { minutesFrom, type ShownMinute } from '../testing.ts';
import { isLocalDate, type LocalDate } from '../time.ts';
import { intervalsOn, type OpeningState, type Schedule } from './opening-hours.ts';

/** A model of opening hours, minute by minute, that knows no time zones: only readings of a clock. */
export class MinuteModel {
  readonly dates: readonly LocalDate[];
  private readonly shown: readonly ShownMinute[];
  /** The clock's readings as numbers that never fall: the repeated hour of autumn is flattened. */
  private readonly readings: readonly number[];

  constructor(start: Date, days: number) {
    this.shown = minutesFrom(start, days);
    const dates = [...new Set(this.shown.map(({ date }) => date))];
    this.dates = dates.filter(isLocalDate);
    let latest = 0;
    this.readings = this.shown.map(({ date, minute }) => {
      latest = Math.max(latest, dates.indexOf(date) * 1440 + minute);
      return latest;
    });
  }

  /** The instant at which this real minute begins. */
  at(index: number): Date {
    return this.instant(index) ?? new Date(Number.NaN);
  }

  /** Whether pickup is open, for every minute. */
  openMinutes(schedule: Schedule): readonly boolean[] {
    const open = this.shown.map(() => false);
    for (const [day, date] of this.dates.entries()) {
      for (const { opens, closes } of intervalsOn(schedule, 'pickup', date)) {
        open.fill(true, this.firstShowing(day * 1440 + opens), this.firstShowing(day * 1440 + closes));
      }
    }
    return open;
  }

  /** Expected state at a minute, from all open minutes and the minute at which a pause ends. */
  state(open: readonly boolean[], index: number, pauseEnd: number | null = null): OpeningState {
    if (pauseEnd === null || pauseEnd <= index) {
      return open[index]
        ? { state: 'open', closesAt: this.instant(open.indexOf(false, index)) }
        : { state: 'closed', opensAt: this.instant(open.indexOf(true, index)) };
    }
    return open[index] && open[pauseEnd]
      ? { state: 'paused', until: this.at(pauseEnd) }
      : { state: 'closed', opensAt: this.instant(open.indexOf(true, pauseEnd)) };
  }

  private firstShowing(reading: number): number {
    const index = this.readings.findIndex((shown) => shown >= reading);
    return index === -1 ? this.readings.length : index;
  }

  private instant(index: number): Date | null {
    return this.shown[index]?.instant ?? null;
  }
}
