import type { Delivery } from '../../adapters/delivery.ts';
import type { Email } from '../../adapters/email/port.ts';
import type { Push, PushDelivery, PushToken } from '../../adapters/push/port.ts';
import type { Sms } from '../../adapters/sms/port.ts';
import { VendorProblem } from '../../adapters/vendor-problem.ts';
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
import type {
  CallRequest,
  EmailRequest,
  MessageRequest,
  PushRequest,
  Queued,
  SmsRequest,
} from './messages.ts';
import { readSender } from './queries.ts';
import { type SmsName, type SmsSender, smsTexts } from './sms-texts.ts';
import { keepProof, purgeMessages, purgeProofs } from './store.ts';

/**
 * Tried for more than a day, so that the last try finds the message too old and logs it. A finished message leaves
 * the queue within the hour, since it holds links and codes.
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
/** Newsletters to thousands have a queue of their own: a link that a customer waits for must not stand behind them. */
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
  /** Address of the site, for links in messages. */
  readonly origin: () => string;
};

type Attempt = { readonly what: string; readonly key: string; readonly until: string };

/** A vendor may ask for a pause of at most a day. */
const longestWaitSeconds = 86_400;

/** Tries to send a message once. The log gets its key and the outcome, never its recipient or text. */
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
  if (delivery.outcome === 'unknown')
    log.warn({ what, key, reason: delivery.trouble }, 'a message may have gone out: it is not sent again');
  return delivery;
};

/** Sends a message; if the vendor names a time to come back, it is queued anew for then. */
const handleMessage = <R extends MessageRequest>(
  { jobs, db, log }: SendingTools,
  kind: JobKind<Queued<R>>,
  send: (request: Queued<R>) => Promise<unknown>,
) =>
  jobs.handle(kind, async (request) => {
    try {
      await send(request);
    } catch (error) {
      if (!(error instanceof VendorProblem) || error.waitSeconds === undefined) throw error;
      const seconds = Math.min(error.waitSeconds, longestWaitSeconds);
      log.warn(
        { job: kind.name, key: request.key, err: error, seconds },
        'a message waits as its vendor asks',
      );
      await jobs.enqueue(db, kind, request, request.key, seconds);
    }
  });

/** Sends the queued messages; `onGone` is called with devices that are unreachable for good. */
export const handleMessages = (tools: SendingTools, onGone: (token: PushToken) => Promise<void>): void => {
  const { db, clock, email, sms, voice, push, origin } = tools;
  for (const kind of [emailJob, bulkEmailJob])
    handleMessage(tools, kind, async ({ to, letter, data, key, until, proof = false, words }) => {
      const delivery = await attempt(tools, { what: `email ${letter}`, key, until }, async () => {
        const sender = await readSender(db, origin());
        const mail = writeMail(letter, data, { ...sender, words: { ...sender.words, ...words } });
        const subject = words === undefined ? mail.subject : `Prova: ${mail.subject}`;
        return email.send({ to, key, ...mail, subject });
      });
      if (proof && delivery?.outcome === 'sent') await keepProof(db, { key, letter, sentAt: clock() });
    });
  handleMessage(tools, smsJob, async ({ to, sms: name, data, key, until }) => {
    // Each text is written with its own data; the compiler cannot follow one name through both tables.
    const write = smsTexts[name] as (given: typeof data, sender: SmsSender) => string;
    await attempt(tools, { what: `sms ${name}`, key, until }, async () =>
      sms.send({ to, key, text: write(data, await readSender(db, origin())) }),
    );
  });
  handleMessage(tools, callJob, async ({ until, ...call }) => {
    await attempt(tools, { what: 'call', key: call.key, until }, () => voice.call(call));
  });
  handleMessage(tools, pushJob, async ({ until, userId, ...message }) => {
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
