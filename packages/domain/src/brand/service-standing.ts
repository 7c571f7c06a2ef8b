/** Services a shop depends on, in the order of the status page. */
export const watchedServices = [
  'database',
  'rehearsal',
  'payments',
  'jobs',
  'live',
  'email',
  'sms',
  'push',
  'geocoding',
  'printers',
  'backups',
  'drills',
  'disk',
  'valkey',
  'release',
] as const;
export type WatchedService = (typeof watchedServices)[number];

/** `off`: not set up here. `unknown`: only asking the service would tell, or the database is down. */
export const standings = ['good', 'slow', 'down', 'off', 'unknown'] as const;
export type Standing = (typeof standings)[number];

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Age in seconds of the oldest unfinished work at which a service is slow, then down. The alerts use the same limits.
 */
export const patienceOf = {
  jobs: { slow: 5 * minute, down: 30 * minute },
  payments: { slow: hour, down: day },
  refunds: { slow: day, down: 7 * day },
  holds: { slow: 5 * day, down: 6 * day },
  backups: { slow: 26 * hour, down: 3 * day },
  drills: { slow: 8 * day, down: 31 * day },
  rehearsal: { slow: 20 * minute, down: hour },
} as const;

/** Standing by the age of the oldest unfinished work. */
export const standingByAge = (
  seconds: number,
  { slow, down }: { readonly slow: number; readonly down: number },
): Standing => {
  if (seconds > down) return 'down';
  return seconds > slow ? 'slow' : 'good';
};

/** The worst of several; `off` and `unknown` count only where nothing else is known. */
export const worst = (all: readonly Standing[]): Standing => {
  const order: readonly Standing[] = ['down', 'slow', 'good', 'unknown', 'off'];
  return order.find((one) => all.includes(one)) ?? 'unknown';
};

/** Standing of a disk, by its free share. */
export const standingByRoom = (free: number): Standing => {
  if (free < 0.03) return 'down';
  return free < 0.1 ? 'slow' : 'good';
};

/** From three messages in trouble on, one wrong address is no longer the cause. */
const several = 3;

/** Standing of jobs: one failure may be a wrong address, several for half an hour mean that the service is down. */
export const standingOfJobs = (of: {
  readonly lateSeconds: number;
  readonly retrying: number;
  readonly failed: number;
  /** Age of the oldest job that is stuck, retried or given up. */
  readonly troubledSeconds: number;
}): Standing => {
  const hangs = of.retrying >= several && of.troubledSeconds > patienceOf.jobs.down;
  const fails: Standing = of.retrying + of.failed > 0 ? 'slow' : 'good';
  return worst([standingByAge(of.lateSeconds, patienceOf.jobs), hangs ? 'down' : fails]);
};

/** Standing of the rehearsed orders: a single failure may come from a change of the menu. */
export const standingOfRehearsals = (failing: number, ageSeconds: number): Standing => {
  const fails: Standing = failing >= 2 ? 'down' : 'slow';
  return worst([failing > 0 ? fails : 'good', standingByAge(ageSeconds, patienceOf.rehearsal)]);
};
