import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServiceTrial } from '@zanga/contract/brand/service-trials';
import type { Refusal } from '@zanga/contract/wire/route';
import { type Phone, type PhoneProblem, readPhone } from '@zanga/domain/accounts/phone';
import type { TriedService } from '@zanga/domain/brand/service-trial';
import type { UserId } from '@zanga/domain/ids';
import { ProviderRefusal } from '../../../adapters/payments/port.ts';
import { VendorProblem } from '../../../adapters/vendor-problem.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession, systemTrail } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import type { Trialled, TrialTools } from './trial-tools.ts';
import { type Came, type Trying, trials, whoTries } from './trials.ts';

/** The owner waits at the button: a service silent for 15 seconds counts as late. */
const patienceMs = 15_000;

/** Words for a wrong phone number typed into a trial of SMS. */
const phoneWords: Readonly<Record<PhoneProblem, string>> = {
  missing: 'scrivi un numero di cellulare',
  invalid: 'questo non sembra un numero di cellulare',
  landline: 'un numero fisso non riceve SMS: scrivi un cellulare',
};

/** Outcome of a vendor's silence or refusal; an error of our own is thrown on. */
const cameOfTrouble = (by: string, error: unknown): Came => {
  if (error instanceof VendorProblem)
    return { by, outcome: 'failed', trouble: error.trouble, answer: error.answer };
  if (error instanceof ProviderRefusal) return { by, outcome: 'refused', answer: error.code };
  throw error;
};

/** Tries a service, for at most the given time. */
const cameWithin = async (
  tools: Trialled,
  service: TriedService,
  trying: Trying,
  now: Date,
  patience = patienceMs,
) => {
  const by = whoTries(tools, service);
  if (tools.held) return { by, outcome: 'held' } as const;
  const given = new AbortController();
  const late = wait(patience, { by, outcome: 'failed', trouble: 'late' } as const, {
    signal: given.signal,
    ref: false,
  }).catch(() => ({ by, outcome: 'failed' }) as const);
  const tried = trials[service](tools, trying, now).catch((error: unknown) => cameOfTrouble(by, error));
  return Promise.race<Came>([tried, late]).finally(() => given.abort());
};

type Wish = {
  readonly session: StaffSession;
  readonly service: TriedService;
  readonly phone?: string | undefined;
};

type MachineWish = {
  readonly service: TriedService;
  /** Recipient of the messages. */
  readonly userId: UserId;
  /** Milliseconds until a silent service counts as late. */
  readonly patience?: number;
};

/** Fields of an outcome that a trial leaves out. */
const untold = { to: null, devices: null, found: null, money: null, trouble: null, answer: null };

const keyFor = (service: TriedService): string =>
  `service_trial:${service}:${randomBytes(12).toString('base64url')}`;

type TrialRefusal = Refusal<'brand.of_all_shops' | 'too_many' | 'invalid'>;

/** Whether this person has tried too often; SMS cost money, so they count for the number as well. */
const triesTooMuch = (tools: TrialTools, userId: UserId, phone: Phone | undefined, now: Date) =>
  tools.accounts.rates.passed(
    [
      { limit: 'trialsByAccount', subject: userId },
      ...(phone ? [{ limit: 'smsByNumber', subject: phone } as const] : []),
    ],
    now,
  );

/** Tries one service of the installation and returns the outcome. The audit notes it before anything is sent. */
export const tryService = async (
  tools: TrialTools,
  { session, service, phone: written = '' }: Wish,
  now: Date,
): Promise<ServiceTrial | TrialRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('brand.of_all_shops');
  const read = service === 'sms' && written !== '' ? readPhone(written) : undefined;
  if (read && !read.ok) return refuse('invalid', { phone: [phoneWords[read.problem]] });
  const { userId, trail } = session;
  if (await triesTooMuch(tools, userId, read?.phone, now)) return refuse('too_many');
  const thing = { kind: 'brand', thing: String(tools.config.BRAND_ID), shopId: null } as const;
  await inTransaction(tools.db, (tx) => noteChange(tx, trail, { ...thing, after: { tried: service } }, now));
  const began = performance.now();
  const came = await cameWithin(tools, service, { userId, key: keyFor(service), phone: read?.phone }, now);
  return { ...untold, ...came, service, took: Math.round(performance.now() - began) };
};

/** Services that send the person a message; the others are only asked a question. */
const reaches: ReadonlySet<TriedService> = new Set(['email', 'sms', 'push']);

/**
 * Tries a service from the command line. An error of our own is reported like a service's, so the other trials go on.
 */
export const tryAtMachine = async (
  tools: Trialled,
  { service, userId, patience }: MachineWish,
  now: Date,
): Promise<ServiceTrial> => {
  if (reaches.has(service) && !tools.held) {
    const thing = { kind: 'brand', thing: String(tools.config.BRAND_ID), shopId: null } as const;
    const trail = systemTrail('brand.try_service');
    await inTransaction(tools.db, (tx) =>
      noteChange(tx, trail, { ...thing, after: { tried: service } }, now),
    );
  }
  const began = performance.now();
  const trying = { userId, key: keyFor(service), phone: undefined };
  const came = await cameWithin(tools, service, trying, now, patience).catch(
    () => ({ by: whoTries(tools, service), outcome: 'failed', trouble: 'broken' }) as const,
  );
  return { ...untold, ...came, service, took: Math.round(performance.now() - began) };
};
