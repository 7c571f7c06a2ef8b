import type { Service } from '../../catalogue/vocabulary.ts';
import type { Interval } from '../../timetable.ts';

/** A day on which a shop, or one of its services, keeps other hours; closed when it has none. */
export type UnusualDay = {
  readonly date: string;
  /** Null is every service. */
  readonly service: Service | null;
  readonly intervals: readonly Interval[];
  readonly reason: string;
};
