import type { UserId } from '@zanga/domain/ids';
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

/** Queues messages inside the transaction that makes them due: they are sent if, and only if, it commits. */
export type Notify = {
  readonly email: <N extends LetterName>(tx: Tx | Db, request: EmailRequest<N>) => Promise<void>;
  readonly sms: <N extends SmsName>(tx: Tx | Db, request: SmsRequest<N>) => Promise<void>;
  readonly push: (tx: Tx | Db, request: PushRequest) => Promise<void>;
  /** Calls a phone and speaks a text. */
  readonly call: (tx: Tx | Db, request: CallRequest) => Promise<void>;
  /** To all devices a person is signed in on, by their choices and outside their quiet hours; returns how many. */
  readonly ring: (tx: Tx, request: RingRequest) => Promise<number>;
  /** Whether a person wants mails on a topic; the letter itself is requested with `email`. */
  readonly mayMail: (tx: Tx, userId: UserId, topic: Topic) => Promise<boolean>;
  /** Takes back messages waiting under a key; false if one has been sent already. */
  readonly withdraw: (tx: Tx, key: string) => Promise<boolean>;
  /** Called with devices unreachable for good; the module that stores them deletes them. */
  readonly onDeviceGone: (react: (token: PushToken) => Promise<void>) => void;
};

const dayMs = 86_400_000;

/** A message is given up when it stops being useful, at the latest a day after it may be sent. */
const lastMoment = (from: Date, until: Date | undefined) => {
  const inADay = from.getTime() + dayMs;
  return new Date(Math.min(until?.getTime() ?? inADay, inADay)).toISOString();
};

/** Queues messages as jobs, and sends them. */
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
