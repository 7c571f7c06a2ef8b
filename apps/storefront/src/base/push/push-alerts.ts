import type { ToldNews } from '../../worker/push-message.ts';

let current: ToldNews | undefined;
const listeners = new Set<() => void>();

const change = (news: ToldNews | undefined) => {
  current = news;
  for (const listener of listeners) listener();
};

/** Asks whoever looks at the page what to do about a push; the latest takes the place of the one before. */
export const showAlert = (news: ToldNews): void => change(news);

export const closeAlert = (): void => change(undefined);

export const readAlert = (): ToldNews | undefined => current;

export const watchAlerts = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
