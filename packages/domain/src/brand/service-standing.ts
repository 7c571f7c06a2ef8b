/** What a shop runs on, in the order in which it is told. */
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

/** `off`: not set up here. `unknown`: nothing is known of it without asking it, or now that the database is away. */
export const standings = ['good', 'slow', 'down', 'off', 'unknown'] as const;
export type Standing = (typeof standings)[number];

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How old something may become, in seconds, before it is slow, and before it is down. The alerts wake by the same. */
export const patienceOf = {
  jobs: { slow: 5 * minute, down: 30 * minute },
  payments: { slow: hour, down: day },
  refunds: { slow: day, down: 7 * day },
  holds: { slow: 5 * day, down: 6 * day },
  backups: { slow: 26 * hour, down: 3 * day },
  drills: { slow: 8 * day, down: 31 * day },
  rehearsal: { slow: 20 * minute, down: hour },
} as const;

/** How something stands that is as old as that. */
export const standingByAge = (
  seconds: number,
  { slow, down }: { readonly slow: number; readonly down: number },
): Standing => {
  if (seconds > down) return 'down';
  return seconds > slow ? 'slow' : 'good';
};

/** The worst of several; what is off or unknown says nothing beside what is known. */
export const worst = (all: readonly Standing[]): Standing => {
  const order: readonly Standing[] = ['down', 'slow', 'good', 'unknown', 'off'];
  return order.find((one) => all.includes(one)) ?? 'unknown';
};

/** Of a disk, by the part of it that is free. */
export const standingByRoom = (free: number): Standing => {
  if (free < 0.03) return 'down';
  return free < 0.1 ? 'slow' : 'good';
};

/** As many messages that are tried again and again are no longer one wrong address. */
const several = 3;

/** Of kinds of work: one that fails may be a wrong address, several for half an hour are a service that is down. */
export const standingOfJobs = (of: {
  readonly lateSeconds: number;
  readonly retrying: number;
  readonly failed: number;
  /** How old the oldest is that hangs, is tried again or was given up. */
  readonly troubledSeconds: number;
}): Standing => {
  const hangs = of.retrying >= several && of.troubledSeconds > patienceOf.jobs.down;
  const fails: Standing = of.retrying + of.failed > 0 ? 'slow' : 'good';
  return worst([standingByAge(of.lateSeconds, patienceOf.jobs), hangs ? 'down' : fails]);
};

/** Of orders that are rehearsed: one that failed may have met a change of the menu. */
export const standingOfRehearsals = (failing: number, ageSeconds: number): Standing => {
  const fails: Standing = failing >= 2 ? 'down' : 'slow';
  return worst([failing > 0 ? fails : 'good', standingByAge(ageSeconds, patienceOf.rehearsal)]);
};
