/** A subject that people watch: `order:ord_…`, `shop:shp_…`, `public:all` for what is told everybody. */
export type Topic = `${'order' | 'shop'}:${string}` | 'public:all';

/** A connection does not outlive this, so that who has lost a permission loses the sight as well. */
const longestMs = 10 * 60_000;
/** Those that were opened together do not end together. */
const lifetime = () => longestMs * (0.8 + 0.2 * Math.random());

/** How long a reading is good for who follows the same and has not been told of a change since. */
const sharedMs = 1_000;
/** After changes may have been missed, not everybody reads at the same moment. */
const perSecond = 200;

export type LiveEvents = {
  /** What the database has announced: a topic has changed. */
  readonly hear: (topic: string) => void;
  /** Changes may have been missed: everybody reads again. */
  readonly missed: () => void;
  /**
   * What is true of some topics: first now, then after each change, read anew each time. Changes that come while one is
   * being read are told as one. It ends when there is nothing to be read any more, and when the process does. Those who
   * follow by the same key are shown the same: of each change it is read once for all of them.
   */
  readonly follow: <T>(
    topics: readonly Topic[],
    key: string,
    read: () => Promise<T | undefined>,
  ) => AsyncIterable<T>;
  /** What is true now, read together with those who follow by the same key: a thousand who come at once read little. */
  readonly now: <T>(key: string, read: () => Promise<T>) => Promise<T>;
  /** Ends everything that is followed. */
  readonly close: () => void;
};

type Follower = { readonly wake: () => void; readonly end: () => void };

type Reading = { readonly begun: number; readonly value: Promise<unknown> };

/** A bell that remembers that it was rung. */
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

  /** Resolves with true when it was rung since, with false when it never will be again. */
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

/** What those who follow the same read together. */
class Readings {
  readonly #readings = new Map<string, Reading>();
  /** How many changes were heard of so far. */
  heard = 0;

  /** What somebody has begun to read since a change that one was told of, or a reading of one's own. */
  read<T>(key: string, since: number, read: () => Promise<T>): Promise<T> {
    const known = this.#readings.get(key);
    // Whoever follows by a key reads the same by it.
    if (known && known.begun >= since) return known.value as Promise<T>;
    const value = read();
    const reading = { begun: this.heard, value };
    this.#readings.set(key, reading);
    const forget = () => this.#readings.get(key) === reading && this.#readings.delete(key);
    value.then(() => setTimeout(forget, sharedMs).unref(), forget);
    return value;
  }
}

/** Who follows which topic. */
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

/** Fans out what the database announces to everybody who looks, on every process that listens. */
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
