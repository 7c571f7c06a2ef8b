import type { Service } from '../../catalogue/vocabulary.ts';
import type { Interval } from '../../timetable.ts';

/** A day on which a shop, or one of its services, has other hours; closed without any. */
export type UnusualDay = {
  readonly date: string;
  /** Null is every service. */
  readonly service: Service | null;
  readonly intervals: readonly Interval[];
  readonly reason: string;
};
