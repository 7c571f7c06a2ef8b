import type { Topic } from '@zanga/domain/notifications/preferences';
import type { PushToken } from '../../adapters/push/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import {
  bulkEmailJob,
  callJob,
  emailJob,
  handleMessages,
  pushJob,
  type SendingTools,
  smsJob,
} from './jobs.ts';
import { bulkLetters, type LetterName } from './mails/letters.ts';
import type { CallRequest, EmailRequest, PushRequest, RingRequest, SmsRequest } from './messages.ts';
import { mayMailPerson, ringPerson } from './ring-person.ts';
import type { SmsName } from './sms-texts.ts';

/** Asks for messages inside the transaction that makes them due: they are sent if, and only if, it commits. */
export type Notify = {
  readonly email: <N extends LetterName>(tx: Tx | Db, request: EmailRequest<N>) => Promise<void>;
  readonly sms: <N extends SmsName>(tx: Tx | Db, request: SmsRequest<N>) => Promise<void>;
  readonly push: (tx: Tx | Db, request: PushRequest) => Promise<void>;
  /** Rings a telephone and says a text. */
  readonly call: (tx: Tx | Db, request: CallRequest) => Promise<void>;
  /** To every device somebody is signed in on, as far as they want to hear of it, and not in their quiet hours; tells how many. */
  readonly ring: (tx: Tx, request: RingRequest) => Promise<number>;
  /** Whether somebody wants mails about something; the letter itself is asked for with `email`. */
  readonly mayMail: (tx: Tx, userId: string, topic: Topic) => Promise<boolean>;
  /** Takes messages back that wait under a key; false where one of them has left already. */
  readonly withdraw: (tx: Tx, key: string) => Promise<boolean>;
  /** Hears of devices that cannot be reached under their token any more; who keeps them deletes them. */
  readonly onDeviceGone: (react: (token: PushToken) => Promise<void>) => void;
};

const dayMs = 86_400_000;

/** When a message is given up: when it stops making sense, a day after it may be sent at the latest. */
const lastMoment = (from: Date, until: Date | undefined) => {
  const inADay = from.getTime() + dayMs;
  return new Date(Math.min(until?.getTime() ?? inADay, inADay)).toISOString();
};

/** Takes requests for messages, and sends them as jobs. */
export const makeNotify = (tools: SendingTools): Notify => {
  const { jobs, clock } = tools;
  const reactions: ((token: PushToken) => Promise<void>)[] = [];
  handleMessages(tools, async (token) => {
    for (const react of reactions) await react(token);
  });
  const queued = <R extends { readonly until?: Date }>(request: R) => ({
    ...request,
    until: lastMoment(clock(), request.until),
  });
  return {
    email: (tx, request) => {
      const kind = bulkLetters.has(request.letter) ? bulkEmailJob : emailJob;
      return jobs.enqueue(tx, kind, queued(request), request.key, request.afterSeconds);
    },
    sms: (tx, request) => jobs.enqueue(tx, smsJob, queued(request), request.key, request.afterSeconds),
    push: (tx, request) => jobs.enqueue(tx, pushJob, queued(request), request.key),
    call: (tx, request) => jobs.enqueue(tx, callJob, queued(request), request.key),
    ring: (tx, request) => ringPerson(tools, tx, request, (from) => lastMoment(from, request.until)),
    mayMail: mayMailPerson,
    withdraw: (tx, key) => jobs.withdraw(tx, [emailJob, smsJob, pushJob], key),
    onDeviceGone: (react) => {
      reactions.push(react);
    },
  };
};
