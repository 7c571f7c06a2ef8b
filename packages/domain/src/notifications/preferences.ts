/** Topics of messages, in the order of the settings page. */
export const topics = ['orders', 'reviews', 'prime', 'coupon', 'birthday', 'marketing'] as const;
export type Topic = (typeof topics)[number];

export const channels = ['push', 'email'] as const;
export type Channel = (typeof channels)[number];

/**
 * Who decides. `always`: a contract or the law makes us send it. `choice`: on until switched off. `consent`: only
 * after a yes to offers, then on until switched off.
 */
export type Rule = 'always' | 'choice' | 'consent';

export const notificationRules: Readonly<Record<Topic, Readonly<Record<Channel, Rule>>>> = {
  orders: { push: 'choice', email: 'always' },
  reviews: { push: 'choice', email: 'choice' },
  prime: { push: 'choice', email: 'always' },
  coupon: { push: 'consent', email: 'consent' },
  birthday: { push: 'consent', email: 'consent' },
  marketing: { push: 'consent', email: 'consent' },
};

export type NotificationChoices = {
  /** Topics and channels the person switched off. */
  readonly off: readonly { readonly topic: string; readonly channel: string }[];
  /** Whether they agreed to offers by mail, and on the phone. */
  readonly consents: { readonly marketing: boolean; readonly push: boolean };
};

/** Whether the person gets messages on a topic by a channel. */
export const mayNotify = (
  topic: Topic,
  channel: Channel,
  { off, consents }: NotificationChoices,
): boolean => {
  const rule = notificationRules[topic][channel];
  if (rule === 'always') return true;
  if (off.some((one) => one.topic === topic && one.channel === channel)) return false;
  return rule === 'choice' || (channel === 'email' ? consents.marketing : consents.push);
};
