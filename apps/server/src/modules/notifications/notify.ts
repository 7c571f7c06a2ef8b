import type { PushToken } from '../../adapters/push/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { bulkEmailJob, emailJob, handleMessages, pushJob, type SendingTools, smsJob } from './jobs.ts';
import { bulkLetters, type LetterName } from './mails/letters.ts';
import type { EmailRequest, PushRequest, SmsRequest } from './messages.ts';
import type { SmsName } from './sms-texts.ts';

/** Asks for messages inside the transaction that makes them due: they are sent if, and only if, it commits. */
export type Notify = {
  readonly email: <N extends LetterName>(tx: Tx | Db, request: EmailRequest<N>) => Promise<void>;
  readonly sms: <N extends SmsName>(tx: Tx | Db, request: SmsRequest<N>) => Promise<void>;
  readonly push: (tx: Tx | Db, request: PushRequest) => Promise<void>;
  /** Hears of devices that cannot be reached under their token any more; who keeps them deletes them. */
  readonly onDeviceGone: (react: (token: PushToken) => Promise<void>) => void;
};

const dayMs = 86_400_000;

/** When a message is given up: when it stops making sense, a day from now at the latest. */
const lastMoment = (clock: Clock, until: Date | undefined) => {
  const inADay = clock().getTime() + dayMs;
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
    until: lastMoment(clock, request.until),
  });
  return {
    email: (tx, request) => {
      const kind = bulkLetters.has(request.letter) ? bulkEmailJob : emailJob;
      return jobs.enqueue(tx, kind, queued(request), request.key);
    },
    sms: (tx, request) => jobs.enqueue(tx, smsJob, queued(request), request.key),
    push: (tx, request) => jobs.enqueue(tx, pushJob, queued(request), request.key),
    onDeviceGone: (react) => {
      reactions.push(react);
    },
  };
};
