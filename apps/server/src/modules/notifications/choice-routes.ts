import { type NotificationChoices, notifications } from '@zanga/contract/people/notifications';
import { channels, mayNotify, notificationRules, topics } from '@zanga/domain/notifications/preferences';
import { formatMinute, minuteOf } from '@zanga/domain/time-format';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { type ChoicesWithQuietHours, readChoices } from './choices-queries.ts';
import { saveChoices } from './choices-store.ts';

const present = ({ quiet, ...choices }: ChoicesWithQuietHours): NotificationChoices => ({
  choices: topics.flatMap((topic) =>
    channels.map((channel) => ({
      topic,
      channel,
      rule: notificationRules[topic][channel],
      on: !choices.off.some((one) => one.topic === topic && one.channel === channel),
      sent: mayNotify(topic, channel, choices),
    })),
  ),
  quiet: quiet && { from: formatMinute(quiet.from), to: formatMinute(quiet.to) },
});

type ChoiceTools = MountTools & {
  readonly db: Db;
  readonly webPushKey: () => Promise<string | null>;
};

/** A person's choices of messages: each topic and channel on or off, and quiet hours. */
export const mountNotificationChoices = (tools: ChoiceTools): void => {
  const { db, webPushKey } = tools;
  mount(tools, notifications, {
    'GET /api/customer/notifications': async ({ call: { session } }) =>
      present(await readChoices(db, session.userId)),
    'PATCH /api/customer/notifications': async ({ body: { choices, quiet }, call: { session } }) => {
      const { userId } = session;
      if (choices.some(({ topic, channel, on }) => !on && notificationRules[topic][channel] === 'always'))
        return refuse('invalid', { choices: ['questi messaggi fanno parte del servizio e arrivano sempre'] });
      if (quiet && quiet.from === quiet.to)
        return refuse('invalid', { quiet: ['l’inizio e la fine devono essere diversi'] });
      const hours = quiet && { from: minuteOf(quiet.from), to: minuteOf(quiet.to) };
      await saveChoices(db, userId, { switches: choices, quiet: hours });
      return present(await readChoices(db, userId));
    },
    'GET /api/notifications/key': async () => ({ key: await webPushKey() }),
  });
};
