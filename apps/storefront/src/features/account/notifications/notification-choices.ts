import type { NotificationChoices } from '@zanga/contract/people/notifications';

type Choice = NotificationChoices['choices'][number];

/** How a switch is named while the form is open. */
export const nameOf = ({ topic, channel }: Pick<Choice, 'topic' | 'channel'>) => `${topic}/${channel}`;

/** What there is to save: each switch that stands otherwise than before. */
export const changedChoices = (before: readonly Choice[], on: ReadonlySet<string>) =>
  before.flatMap(({ topic, channel, rule, on: was }) => {
    const is = on.has(nameOf({ topic, channel }));
    return rule !== 'always' && is !== was ? [{ topic, channel, on: is }] : [];
  });

/** The switches that stand on. */
export const switchedOn = (choices: readonly Choice[]): ReadonlySet<string> =>
  new Set(choices.filter(({ on }) => on).map(nameOf));
