import type { ServiceStatus } from '@zanga/contract/brand/status-office';
import {
  patienceOf,
  type Standing,
  standingByAge,
  standingByRoom,
  standingOfJobs,
  standingOfRehearsals,
  type WatchedService,
  worst,
} from '@zanga/domain/brand/service-standing';
import type { LastRun } from '../../platform/backup/backup-runs.ts';
import type { JobsOfKind } from '../../platform/figures/job-figures.ts';
import type { whoDoes } from '../brand/public.ts';
import type { Rehearsals } from '../ordering/public.ts';

type Waiting = { readonly state: string; readonly count: number; readonly since: Date };

/** All figures at one moment; undefined where the reading failed. */
export type Seen = {
  readonly writes: { readonly can: boolean; readonly ms: number };
  readonly jobs: readonly JobsOfKind[] | undefined;
  readonly unsettled: readonly Waiting[] | undefined;
  readonly refunds: { readonly count: number; readonly since: Date | null } | undefined;
  /** Disputes without an answer. */
  readonly disputes:
    | { readonly count: number; readonly answerBy: Date | null; readonly since: Date | null }
    | undefined;
  readonly rehearsals: Rehearsals | undefined;
  readonly backup: { readonly run: LastRun | undefined } | undefined;
  readonly drill: { readonly run: LastRun | undefined } | undefined;
  /** Free share of the disk. */
  readonly room: number | undefined;
  /** Whether this process hears the database's announcements. */
  readonly hears: boolean;
  /** 1 while Valkey answers; undefined without Valkey. */
  readonly valkey: number | undefined;
  readonly who: ReturnType<typeof whoDoes>;
  readonly rehearses: boolean;
  readonly version: string;
  readonly world: Date;
  /** The shop's own time, which dates payments. */
  readonly now: Date;
};

type StatusDetails = Partial<Omit<ServiceStatus, 'service' | 'state' | 'since' | 'last'>> & {
  readonly since?: Date | null;
  readonly last?: Date | null;
};

const tell = (
  service: WatchedService,
  state: Standing,
  { since, last, ...told }: StatusDetails = {},
): ServiceStatus => ({
  ...{ service, state, by: null, count: null, told: null },
  ...told,
  since: since?.toISOString() ?? null,
  last: last?.toISOString() ?? null,
});

const secondsSince = (then: Date | null | undefined, now: Date): number =>
  then ? (now.getTime() - then.getTime()) / 1_000 : 0;

/** A small write that takes a second means that all calls are slow. */
const slowMs = 1_000;

export const ofDatabase = ({ writes: { can, ms } }: Seen): ServiceStatus => {
  if (!can) return tell('database', 'down');
  return tell('database', ms > slowMs ? 'slow' : 'good', { count: Math.round(ms) });
};

export const ofHearing = ({ hears }: Seen): ServiceStatus => tell('live', hears ? 'good' : 'down');

const messages: Readonly<Record<'email' | 'sms' | 'push', readonly string[]>> = {
  email: ['notifications.email', 'notifications.bulk'],
  sms: ['notifications.sms', 'notifications.call'],
  push: ['notifications.push'],
};
const ofMessages = Object.values(messages).flat();

/** Status of a service by its jobs, with the number in trouble. */
const hanging = (service: WatchedService, kinds: readonly JobsOfKind[]): ServiceStatus => {
  const since = kinds.flatMap((kind) => kind.since ?? []).toSorted((a, b) => a.getTime() - b.getTime())[0];
  const sum = (read: (kind: JobsOfKind) => number) => kinds.reduce((all, kind) => all + read(kind), 0);
  const retrying = sum((kind) => kind.retrying);
  const failed = sum((kind) => kind.failed);
  const lateSeconds = Math.max(0, ...kinds.map(({ late }) => late));
  const state = standingOfJobs({
    ...{ lateSeconds, retrying, failed },
    troubledSeconds: Math.max(0, ...kinds.map(({ troubled }) => troubled)),
  });
  const late = sum((kind) => (kind.late > patienceOf.jobs.slow ? kind.waiting : 0));
  const names = kinds.filter((kind) => kind.retrying + kind.failed > 0 || kind.late > patienceOf.jobs.slow);
  return tell(service, state, {
    since: state === 'good' ? null : (since ?? null),
    count: retrying + failed + late,
    told: names.map(({ job, nothing }) => (nothing === null ? job : `${job}: ${nothing}`)).join(', ') || null,
  });
};

export const ofJobs = (seen: Seen): ServiceStatus =>
  seen.jobs
    ? hanging(
        'jobs',
        seen.jobs.filter(({ job }) => !ofMessages.includes(job)),
      )
    : tell('jobs', 'unknown');

/** Mail, SMS and pushes: stuck jobs, and the sender in use. */
export const ofSenders = (seen: Seen): readonly ServiceStatus[] => {
  const { who, jobs } = seen;
  const push = [who.apps, who.browsers].filter((one) => one !== 'embedded').join(', ') || 'embedded';
  const by = { email: who.email, sms: who.sms, push } as const;
  return (['email', 'sms', 'push'] as const).map((service) => {
    if (by[service] === 'embedded') return tell(service, 'off', { by: 'embedded' });
    if (!jobs) return tell(service, 'unknown', { by: by[service] });
    const own = jobs.filter(({ job }) => messages[service].includes(job));
    return { ...hanging(service, own), by: by[service] };
  });
};

export const ofPayments = ({ unsettled, refunds, disputes, who, now }: Seen): ServiceStatus => {
  const by = who.payments;
  if (by === 'none') return tell('payments', 'off', { by });
  if (!unsettled || !refunds || !disputes) return tell('payments', 'unknown', { by });
  const of = (state: string) => unsettled.find((one) => one.state === state);
  const [processing, held] = [of('processing'), of('authorised')];
  const parts = [
    { since: processing?.since, patience: patienceOf.payments, count: processing?.count ?? 0 },
    { since: held?.since, patience: patienceOf.holds, count: held?.count ?? 0 },
    { since: refunds.since, patience: patienceOf.refunds, count: refunds.count },
  ].map((part) => ({ ...part, state: standingByAge(secondsSince(part.since, now), part.patience) }));
  // A dispute without an answer is lost, so it is never good, however young it is.
  if (disputes.count > 0)
    parts.push({
      ...{ since: disputes.since ?? undefined, patience: patienceOf.payments },
      ...{ count: disputes.count, state: 'slow' },
    });
  const state = worst(parts.map((part) => part.state));
  const bad = parts.find((part) => part.state === state && state !== 'good');
  return tell('payments', state, {
    by,
    since: bad?.since ?? null,
    count: parts.reduce((all, part) => all + (part.state === 'good' ? 0 : part.count), 0),
    told: disputes.count === 0 ? null : `${disputes.count} ${disputes.answerBy?.toISOString() ?? ''}`.trim(),
  });
};

/** The embedded gazetteer works alone; another service's state is known only by calling it. */
export const ofGeocoding = ({ who }: Seen): ServiceStatus =>
  tell('geocoding', who.geocoding === 'embedded' ? 'good' : 'unknown', { by: who.geocoding });

/** Printers hang on the devices of the shops, and only the devices know their state. */
export const ofPrinters = (): ServiceStatus => tell('printers', 'unknown');

const ofRun = (
  service: 'backups' | 'drills',
  found: Seen['backup'],
  { world }: Pick<Seen, 'world'>,
): ServiceStatus => {
  if (!found) return tell(service, 'unknown');
  const { run } = found;
  if (!run) return tell(service, 'off');
  const byAge = standingByAge(secondsSince(run.at, world), patienceOf[service]);
  return tell(service, run.ok ? byAge : 'down', { last: run.at, since: run.ok ? null : run.at });
};

export const ofBackups = (seen: Seen): readonly ServiceStatus[] => [
  ofRun('backups', seen.backup, seen),
  ofRun('drills', seen.drill, seen),
];

export const ofRehearsals = ({ rehearses, rehearsals, world }: Seen): ServiceStatus => {
  if (!rehearses) return tell('rehearsal', 'off');
  if (!rehearsals) return tell('rehearsal', 'unknown');
  const { last, failing, failingSince } = rehearsals;
  if (!last) return tell('rehearsal', 'unknown');
  const [step, reason] = [last.step, last.reason];
  return tell('rehearsal', standingOfRehearsals(failing, secondsSince(last.at, world)), {
    last: last.at,
    since: failingSince,
    count: failing,
    told: step === null ? null : `${step}: ${reason ?? ''}`,
  });
};

export const ofDisk = ({ room }: Seen): ServiceStatus =>
  room === undefined
    ? tell('disk', 'unknown')
    : tell('disk', standingByRoom(room), { count: Math.floor(room * 100) });

export const ofValkey = ({ valkey }: Seen): ServiceStatus =>
  valkey === undefined ? tell('valkey', 'off') : tell('valkey', valkey === 1 ? 'good' : 'slow');

export const ofRelease = ({ version }: Seen): ServiceStatus => tell('release', 'good', { told: version });
