import type { Job, JobResult, QueueOptions } from 'pg-boss';

/** A kind of background work and what it is told. */
export type JobKind<Data extends object> = {
  readonly name: string;
  readonly options: KindOptions;
  /** The data of every job of this kind; only its type exists. */
  readonly data?: Data;
};

export type KindOptions = QueueOptions & {
  /**
   * How many jobs of one key there may be: one that waits, beside one that is in hand; or one in all, for what is asked
   * again and again until it is done. Kinds without it take no key.
   */
  readonly one?: 'waiting' | 'in all';
  /** Whether it reaches people or their money: a restored copy leaves it undone until it is declared to be the shop. */
  readonly outward?: boolean;
};

/** Retried with growing pauses for a day unless said otherwise: the shortest pauses that can be drawn add up to 25 hours. */
const patient = { retryLimit: 17, retryDelay: 5, retryBackoff: true, retryDelayMax: 14_400 } as const;

/**
 * Thrown by work that finds nothing to do where there should be something. The job is given up at once, since trying
 * again changes nothing; `reason` is a code that the status page has words for.
 */
export class NothingToDo extends Error {
  readonly reason: string;

  constructor(reason: string, thing: string) {
    super(`${reason}: ${thing}`);
    this.reason = reason;
  }
}

export const jobKind = <Data extends object>(name: string, options: KindOptions = {}): JobKind<Data> => ({
  name,
  options: { ...patient, ...options },
});

/** What somebody here does, when it is asked for or by the clock. */
export type Registration = {
  readonly kind: JobKind<object>;
  readonly cron?: string;
  readonly work: (data: object) => Promise<void>;
};

/** A kind whose jobs have a queue, whether or not anybody here does them. */
export type Kept = Pick<JobKind<object>, 'name' | 'options'>;

/** Tries a job once, and tells how it went instead of failing. */
export type Attempt = (
  kind: string,
  work: Registration['work'],
  job: Pick<Job<object>, 'id' | 'data'>,
) => Promise<JobResult>;
