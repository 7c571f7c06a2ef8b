import { useEffect, useSyncExternalStore } from 'react';

/** A lasting fact that concerns every screen; an event is a toast. */
export type Notice = {
  readonly id: string;
  readonly text: string;
  readonly tone: 'plain' | 'problem';
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

const listeners = new Set<() => void>();
let notices: readonly Notice[] = [];

const change = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows a notice above every screen while the component is mounted. */
export const useNotice = (notice: Notice | undefined) => {
  const { id, text, tone, action } = notice ?? {};
  const label = action?.label;
  const onPress = action?.onPress;
  useEffect(() => {
    if (id === undefined || text === undefined || tone === undefined) return;
    const shown = { id, text, tone, ...(label !== undefined && onPress && { action: { label, onPress } }) };
    change([...notices.filter((other) => other.id !== id), shown]);
    return () => change(notices.filter((other) => other !== shown));
  }, [id, text, tone, label, onPress]);
};

export const useNotices = () => useSyncExternalStore(subscribe, () => notices);
