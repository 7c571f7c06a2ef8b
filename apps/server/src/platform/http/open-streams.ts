/** Streams that are open to people, so that somebody who may look no longer stops seeing at once. */
export type OpenStreams = {
  /** Looks again whenever something changes about a person's sign-ins or posts, until the function it gives is called. */
  readonly watch: (userId: string, look: () => void) => () => void;
  /** What the database has announced: something changed about a person; `*` is everybody. */
  readonly hear: (userId: string) => void;
};

/** Remembers in this process who looks at which stream. */
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
