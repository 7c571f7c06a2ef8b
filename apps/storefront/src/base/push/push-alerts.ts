import type { PushMessageWithPath } from '../../worker/push-message.ts';

let current: PushMessageWithPath | undefined;
const listeners = new Set<() => void>();

const change = (news: PushMessageWithPath | undefined) => {
  current = news;
  for (const listener of listeners) listener();
};

/** Shows a push inside the open page; a newer one replaces it. */
export const showAlert = (news: PushMessageWithPath): void => change(news);

export const closeAlert = (): void => change(undefined);

export const readAlert = (): PushMessageWithPath | undefined => current;

export const watchAlerts = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
