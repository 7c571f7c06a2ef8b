import { useEffect, useSyncExternalStore } from 'react';

/** Something that stays true for a while and concerns every screen; what has just happened is a toast. */
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

/** Shows a notice above every screen for as long as this is drawn and there is one. */
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

/** All notices there are now. */
export const useNotices = () => useSyncExternalStore(subscribe, () => notices);
