import type { Job, JobResult, QueueOptions } from 'pg-boss';

/** A kind of background work and the type of its data. */
export type JobKind<Data extends object> = {
  readonly name: string;
  readonly options: KindOptions;
  /** Type of each job's data; never set. */
  readonly data?: Data;
};

export type KindOptions = QueueOptions & {
  /**
   * Limit of jobs with one key: one waiting beside a running one, or one in all, for work asked for until it is done.
   * Kinds without it take no key.
   */
  readonly one?: 'waiting' | 'in all';
  /** Whether it reaches people or moves money: a restored copy skips it until it is declared to be the shop. */
  readonly outward?: boolean;
};

/** Default: retried for a day with growing pauses; the shortest possible ones add up to 25 hours. */
const patient = { retryLimit: 17, retryDelay: 5, retryBackoff: true, retryDelayMax: 14_400 } as const;

/**
 * Thrown by a job whose subject is missing. The job is given up at once, as a retry changes nothing; the status page
 * has words for the `reason` code.
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

/** Work of this process: on request, or by the clock. */
export type Registration = {
  readonly kind: JobKind<object>;
  readonly cron?: string;
  readonly work: (data: object) => Promise<void>;
};

/** A kind with a queue, even if this process does not work on it. */
export type QueuedKind = Pick<JobKind<object>, 'name' | 'options'>;

/** Tries a job once and reports its outcome instead of failing. */
export type Attempt = (
  kind: string,
  work: Registration['work'],
  job: Pick<Job<object>, 'id' | 'data'>,
) => Promise<JobResult>;
