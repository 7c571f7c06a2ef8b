/** Valkey does not answer, or not in time. What was asked of it may have happened all the same. */
export class ValkeyAway extends Error {}

/** What runs in Valkey whole or not at all. `keys` and `args` reach it as `KEYS` and `ARGV`. */
export type Script = { readonly lua: string; readonly sha1: string };

export type Hearing = {
  readonly onMessage: (text: string) => void;
  /** Messages arrive from now on; what was said before is not heard. */
  readonly onUp: () => void;
  /** Messages may be missing from now on. */
  readonly onDown: () => void;
};

/**
 * What all nodes of a shop see together: counters that end by themselves, and messages. It may lose all of it at any moment
 * (a failover does), so nothing lies there that is missed.
 */
export type Valkey = {
  readonly isUp: () => boolean;
  /** Throws `ValkeyAway` at once where nothing answers. */
  readonly run: (
    script: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
  ) => Promise<unknown>;
  /** Says something to everybody who hears the channel, oneself included. */
  readonly publish: (channel: string, text: string) => Promise<void>;
  readonly hear: (channel: string, hearing: Hearing) => void;
  readonly close: () => Promise<void>;
};
