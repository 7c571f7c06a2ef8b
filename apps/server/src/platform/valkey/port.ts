/** Valkey did not answer in time. The command may have been executed all the same. */
export class ValkeyAway extends Error {}

/** A Lua script, which runs whole or not at all. `keys` and `args` reach it as `KEYS` and `ARGV`. */
export type Script = { readonly lua: string; readonly sha1: string };

export type Hearing = {
  readonly onMessage: (text: string) => void;
  /** Messages arrive from now on; earlier ones are lost. */
  readonly onUp: () => void;
  /** Messages may be missing from now on. */
  readonly onDown: () => void;
};

/**
 * Shared state of a shop's nodes: expiring counters, and messages. A failover may lose all of it at any moment, so only
 * dispensable data lie there.
 */
export type Valkey = {
  readonly isUp: () => boolean;
  /** Throws `ValkeyAway` at once while the server is away. */
  readonly run: (
    script: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
  ) => Promise<unknown>;
  /** Sends a message to all listeners of the channel, the sender included. */
  readonly publish: (channel: string, text: string) => Promise<void>;
  readonly hear: (channel: string, hearing: Hearing) => void;
  readonly close: () => Promise<void>;
};
