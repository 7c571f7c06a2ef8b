/** A subject that people watch: `order:ord_…`, `shop:shp_…`. */
export type Topic = `${'order' | 'shop'}:${string}`;

/** A connection does not outlive this, so that who has lost a permission loses the sight as well. */
const longestMs = 10 * 60_000;

export type LiveEvents = {
  /** What the database has announced: a topic has changed. */
  readonly hear: (topic: string) => void;
  /** Changes may have been missed: everybody reads again. */
  readonly missed: () => void;
  /**
   * What is true of some topics: first now, then after each change, read anew each time. Changes that come while one is
   * being read are told as one. It ends when there is nothing to be read any more, and when the process does.
   */
  readonly follow: <T>(topics: readonly Topic[], read: () => Promise<T | undefined>) => AsyncIterable<T>;
  /** Ends everything that is followed. */
  readonly close: () => void;
};

type Follower = { readonly wake: () => void; readonly end: () => void };

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

/** Fans out what the database announces to everybody who looks, on every process that listens. */
export const makeLiveEvents = (): LiveEvents => {
  const followers = new Map<string, Set<Follower>>();
  const every = () => new Set([...followers.values()].flatMap((set) => [...set]));
  let closed = false;

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

  const follow: LiveEvents['follow'] = <T>(topics: readonly Topic[], read: () => Promise<T | undefined>) => ({
    [Symbol.asyncIterator]: () => {
      const bell = new Bell();
      const follower = { wake: () => bell.ring(), end: () => bell.end() };
      join(topics, follower);
      if (closed) bell.end();
      const late = setTimeout(() => bell.end(), longestMs);
      const end = async (): Promise<IteratorResult<T>> => {
        clearTimeout(late);
        leave(topics, follower);
        bell.end();
        return { done: true, value: undefined };
      };
      return {
        next: async () => {
          if (!(await bell.rung())) return end();
          const value = await read();
          return value === undefined ? end() : { done: false, value };
        },
        return: end,
      };
    },
  });

  return {
    hear: (topic) => {
      for (const { wake } of followers.get(topic) ?? []) wake();
    },
    missed: () => {
      for (const { wake } of every()) wake();
    },
    follow,
    close: () => {
      closed = true;
      for (const { end } of every()) end();
    },
  };
};
