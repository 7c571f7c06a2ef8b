/** Idempotency keys of running rehearsals: drawn in this process and unknown outside of it. */
export type RehearsedKeys = {
  readonly add: (key: string) => void;
  readonly has: (key: string) => boolean;
  readonly forget: (key: string) => void;
};

export const makeRehearsedKeys = (): RehearsedKeys => {
  const keys = new Set<string>();
  return {
    add: (key) => keys.add(key),
    has: (key) => keys.has(key),
    forget: (key) => keys.delete(key),
  };
};
