let queue: Promise<unknown> = Promise.resolve();

/** Longest wait for another tab that holds the lock: a tab that hangs must not block the others. */
const patienceMilliseconds = 4_000;

/** Queue of this tab: one after the other. */
const inThisTab = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = queue.then(work, work);
  // The caller hears of a failed turn; the queue goes on.
  queue = turn.catch(() => undefined);
  return turn;
};

/** Cart lock: only one tab at a time speaks with the server, so that no change is sent twice. */
export const withCartLock = <T>(work: () => Promise<T>): Promise<T> =>
  inThisTab(async () => {
    if (typeof navigator === 'undefined' || !navigator.locks) return work();
    let begun = false;
    const begin = () => {
      begun = true;
      return work();
    };
    try {
      return await navigator.locks.request(
        'shop-cart',
        { signal: AbortSignal.timeout(patienceMilliseconds) },
        begin,
      );
    } catch (error) {
      if (begun) throw error;
      return work();
    }
  });
