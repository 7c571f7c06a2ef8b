/** A watched subject: `order:ord_…`, `shop:shp_…`, or `public:all` for news to all visitors. */
export type Topic = `${'order' | 'shop'}:${string}` | 'public:all';

/** Longest life of a connection, so that a lost permission ends the view. */
const longestMs = 10 * 60_000;
/** Random lifetime: streams opened together do not reconnect together. */
const lifetime = () => longestMs * (0.8 + 0.2 * Math.random());

/** Time in which followers of a key share a read, if no change came since. */
const sharedMs = 1_000;
/** After missed changes, followers read again at this rate instead of all at once. */
const perSecond = 200;

export type LiveEvents = {
  /** Hears from the database that a topic changed. */
  readonly hear: (topic: string) => void;
  /** Changes may have been missed: all followers read again. */
  readonly missed: () => void;
  /**
   * Reads now and after each change of the topics; changes during a read count as one. Ends when the read returns
   * undefined, and with the process. Followers of one key share one read for each change.
   */
  readonly follow: <T>(
    topics: readonly Topic[],
    key: string,
    read: () => Promise<T | undefined>,
  ) => AsyncIterable<T>;
  /** Reads once, together with the followers of the key: a thousand simultaneous callers cause few reads. */
  readonly now: <T>(key: string, read: () => Promise<T>) => Promise<T>;
  /** Ends all streams. */
  readonly close: () => void;
};

type Follower = { readonly wake: () => void; readonly end: () => void };

type Reading = { readonly begun: number; readonly value: Promise<unknown> };

/** A bell that remembers its last ring. */
class Bell {
  #rung = true;
  #ended = false;
  #waiting: (() => void) | undefined;

  ring(): void {
    this.#rung = true;
    this.#waiting?.();
  }

  end(): void {
    this.#ended = true;
    this.#waiting?.();
  }

  /** Resolves to true once it was rung, to false once it never will be again. */
  async rung(): Promise<boolean> {
    if (!this.#rung && !this.#ended)
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    this.#waiting = undefined;
    this.#rung = false;
    return !this.#ended;
  }
}

/** Reads shared by the followers of a key. */
class Readings {
  readonly #readings = new Map<string, Reading>();
  /** Changes heard so far. */
  heard = 0;

  /** A running or finished read begun after change number `since`; otherwise a new one. */
  read<T>(key: string, since: number, read: () => Promise<T>): Promise<T> {
    const known = this.#readings.get(key);
    // All followers of a key read the same type.
    if (known && known.begun >= since) return known.value as Promise<T>;
    const value = read();
    const reading = { begun: this.heard, value };
    this.#readings.set(key, reading);
    const forget = () => this.#readings.get(key) === reading && this.#readings.delete(key);
    value.then(() => setTimeout(forget, sharedMs).unref(), forget);
    return value;
  }
}

/** Followers by topic. */
const makeFollowers = () => {
  const followers = new Map<string, Set<Follower>>();
  const join = (topics: readonly string[], follower: Follower) => {
    for (const topic of topics) {
      const known = followers.get(topic) ?? new Set();
      followers.set(topic, known.add(follower));
    }
  };
  const leave = (topics: readonly string[], follower: Follower) => {
    for (const topic of topics) {
      const known = followers.get(topic);
      known?.delete(follower);
      if (known?.size === 0) followers.delete(topic);
    }
  };
  return {
    of: (topic: string): Iterable<Follower> => followers.get(topic) ?? [],
    every: () => new Set([...followers.values()].flatMap((set) => [...set])),
    join,
    leave,
  };
};

/** Passes announced changes to all followers, on every process that listens. */
export const makeLiveEvents = (): LiveEvents => {
  const followers = makeFollowers();
  const readings = new Readings();
  let closed = false;

  const follow: LiveEvents['follow'] = <T>(
    topics: readonly Topic[],
    key: string,
    read: () => Promise<T | undefined>,
  ) => ({
    [Symbol.asyncIterator]: () => {
      const bell = new Bell();
      let since = readings.heard;
      const wake = () => {
        since = readings.heard;
        bell.ring();
      };
      const follower = { wake, end: () => bell.end() };
      followers.join(topics, follower);
      if (closed) bell.end();
      const late = setTimeout(() => bell.end(), lifetime());
      const end = async (): Promise<IteratorResult<T>> => {
        clearTimeout(late);
        followers.leave(topics, follower);
        bell.end();
        return { done: true, value: undefined };
      };
      return {
        next: async () => {
          if (!(await bell.rung())) return end();
          const value = await readings.read(key, since, read);
          return value === undefined ? end() : { done: false, value };
        },
        return: end,
      };
    },
  });

  return {
    hear: (topic) => {
      readings.heard += 1;
      for (const { wake } of followers.of(topic)) wake();
    },
    missed: () => {
      readings.heard += 1;
      const all = followers.every();
      for (const { wake } of all) setTimeout(wake, Math.random() * (all.size / perSecond) * 1_000).unref();
    },
    follow,
    now: (key, read) => readings.read(key, readings.heard, read),
    close: () => {
      closed = true;
      for (const { end } of followers.every()) end();
    },
  };
};
