import type { NotificationChoices } from '@zanga/contract/people/notifications';

type Choice = NotificationChoices['choices'][number];

/** Field name of a switch in the form. */
export const nameOf = ({ topic, channel }: Pick<Choice, 'topic' | 'channel'>) => `${topic}/${channel}`;

/** Switches to save: each one that differs from before. */
export const changedChoices = (before: readonly Choice[], on: ReadonlySet<string>) =>
  before.flatMap(({ topic, channel, rule, on: was }) => {
    const is = on.has(nameOf({ topic, channel }));
    return rule !== 'always' && is !== was ? [{ topic, channel, on: is }] : [];
  });

/** Names of the switches that are on. */
export const switchedOn = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(choices.filter(({ on }) => on).map(nameOf));
