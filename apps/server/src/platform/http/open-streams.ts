import type { UserId } from '@zanga/domain/ids';

/** Open streams by person, so that a person without the right stops seeing at once. */
export type OpenStreams = {
  /** Calls `look` at each change of the person's sign-ins or posts, until the returned function is called. */
  readonly watch: (userId: UserId, look: () => void) => () => void;
  /** Hears from the database that a person changed; `*` stands for all people. */
  readonly hear: (userId: UserId | '*') => void;
};

/** Remembers in this process which person watches which stream. */
export const makeOpenStreams = (): OpenStreams => {
  const open = new Map<string, Set<() => void>>();
  return {
    watch: (userId, look) => {
      const looks = open.get(userId) ?? new Set();
      open.set(userId, looks.add(look));
      return () => {
        looks.delete(look);
        if (looks.size === 0) open.delete(userId);
      };
    },
    hear: (userId) => {
      const looks = userId === '*' ? [...open.values()].flatMap((set) => [...set]) : (open.get(userId) ?? []);
      for (const look of looks) look();
    },
  };
};
