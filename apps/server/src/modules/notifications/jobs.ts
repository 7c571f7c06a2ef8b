import type { Delivery } from '../../adapters/delivery.ts';
import type { Email } from '../../adapters/email/port.ts';
import type { Push, PushDelivery, PushToken } from '../../adapters/push/port.ts';
import type { Sms } from '../../adapters/sms/port.ts';
import type { Voice } from '../../adapters/voice/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { sweepEvery, sweepReports } from '../../platform/retention/sweep.ts';
import { isSignedInOn } from './choices-queries.ts';
import type { LetterName } from './mails/letters.ts';
import { writeMail } from './mails/write-mail.ts';
import type { CallRequest, EmailRequest, PushRequest, Queued, SmsRequest } from './messages.ts';
import { readSender } from './queries.ts';
import { type SmsName, type SmsSender, smsTexts } from './sms-texts.ts';
import { keepProof, purgeMessages, purgeProofs } from './store.ts';

/**
 * Tried for more than a day, so that the last try is the one that finds the message too old and says so. What is done
 * leaves the queue within the hour: it holds links and codes.
 */
const options = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  deleteAfterSeconds: 3_600,
  one: 'waiting',
  outward: true,
} as const;

export const emailJob: JobKind<Queued<EmailRequest<LetterName>>> = jobKind('notifications.email', options);
/** Letters to thousands wait in a row of their own: a link that somebody is waiting for never stands behind them. */
export const bulkEmailJob: JobKind<Queued<EmailRequest<LetterName>>> = jobKind('notifications.bulk', options);
export const smsJob: JobKind<Queued<SmsRequest<SmsName>>> = jobKind('notifications.sms', options);
export const pushJob: JobKind<Queued<PushRequest>> = jobKind('notifications.push', options);
export const callJob: JobKind<Queued<CallRequest>> = jobKind('notifications.call', options);
const purgeJob: JobKind<object> = jobKind('notifications.purge', { retryLimit: 3 });

export type SendingTools = {
  readonly jobs: Jobs;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly email: Email;
  readonly sms: Sms;
  readonly voice: Voice;
  readonly push: Push;
  /** The address of the site, which links in messages lead to. */
  readonly origin: () => string;
};

type Attempt = { readonly what: string; readonly key: string; readonly until: string };

/**
 * Tries to send a message once. The log learns which message it was and what became of it, never whom it was for or
 * what it said.
 */
const attempt = async <D extends Delivery | PushDelivery>(
  { clock, log }: SendingTools,
  { what, key, until }: Attempt,
  send: () => Promise<D>,
): Promise<D | undefined> => {
  if (clock() > new Date(until)) {
    log.error({ what, key }, 'a message was given up: it could not be sent in time');
    return undefined;
  }
  const delivery = await send();
  if (delivery.outcome === 'refused')
    log.warn({ what, key, reason: delivery.reason }, 'a message was refused');
  return delivery;
};

/** Does the sending that was asked for; `onGone` hears of devices that cannot be reached any more. */
export const handleMessages = (tools: SendingTools, onGone: (token: PushToken) => Promise<void>): void => {
  const { jobs, db, clock, email, sms, voice, push, origin } = tools;
  for (const kind of [emailJob, bulkEmailJob])
    jobs.handle(kind, async ({ to, letter, data, key, until, proof = false, words }) => {
      const delivery = await attempt(tools, { what: `email ${letter}`, key, until }, async () => {
        const sender = await readSender(db, origin());
        const mail = writeMail(letter, data, { ...sender, words: { ...sender.words, ...words } });
        const subject = words === undefined ? mail.subject : `Prova: ${mail.subject}`;
        return email.send({ to, key, ...mail, subject });
      });
      if (proof && delivery?.outcome === 'sent') await keepProof(db, { key, letter, sentAt: clock() });
    });
  jobs.handle(smsJob, async ({ to, sms: name, data, key, until }) => {
    // Each text is written with its own data; the compiler cannot follow one name through both tables.
    const write = smsTexts[name] as (given: typeof data, sender: SmsSender) => string;
    await attempt(tools, { what: `sms ${name}`, key, until }, async () =>
      sms.send({ to, key, text: write(data, await readSender(db, origin())) }),
    );
  });
  jobs.handle(callJob, async ({ until, ...call }) => {
    await attempt(tools, { what: 'call', key: call.key, until }, () => voice.call(call));
  });
  jobs.handle(pushJob, async ({ until, userId, ...message }) => {
    if (userId !== undefined && !(await isSignedInOn(db, userId, message.token, clock()))) return;
    const delivery = await attempt(tools, { what: 'push', key: message.key, until }, () =>
      push.send(message),
    );
    if (delivery?.outcome === 'gone') await onGone(message.token);
  });
  sweepEvery(tools, purgeJob, '40 4 * * *', {
    messages: (before) => purgeMessages(db, before),
    proofs: (before) => purgeProofs(db, before),
    sweeps: sweepReports(db),
  });
};
