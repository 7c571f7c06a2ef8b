import type { UserId } from '@zanga/domain/ids';
import { mayNotify, type Topic } from '@zanga/domain/notifications/preferences';
import { mayRingAt } from '@zanga/domain/notifications/quiet-hours';
import type { Tx } from '../../platform/database/connection.ts';
import { readChoices, readDevices } from './choices-queries.ts';
import { pushJob, type SendingTools } from './jobs.ts';
import type { RingRequest } from './messages.ts';

/** Queues a push to every device of a person, by their choices and quiet hours. */
export const ringPerson = async (
  { jobs, clock }: Pick<SendingTools, 'jobs' | 'clock'>,
  tx: Tx,
  { userId, topic, key, title, body, data, afterSeconds = 0 }: RingRequest,
  until: (from: Date) => string,
): Promise<number> => {
  const now = clock();
  const choices = await readChoices(tx, userId);
  if (topic !== 'work' && !mayNotify(topic, 'push', choices)) return 0;
  const at = topic === 'work' ? now : mayRingAt(topic, choices.quiet, now);
  const waitSeconds = Math.max(afterSeconds, Math.ceil((at.getTime() - now.getTime()) / 1_000));
  const devices = await readDevices(tx, userId, now);
  for (const { id, token } of devices) {
    const message = { token, userId, title, body, data, key: `${key}:${id}`, until: until(at) };
    await jobs.enqueue(tx, pushJob, message, message.key, waitSeconds);
  }
  return devices.length;
};

/** Whether a person wants mails on a topic. */
export const mayMailPerson = async (tx: Tx, userId: UserId, topic: Topic): Promise<boolean> =>
  mayNotify(topic, 'email', await readChoices(tx, userId));
