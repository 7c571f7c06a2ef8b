let queue: Promise<unknown> = Promise.resolve();

/** How long a tab waits for another one before it goes on alone: one that hangs must not hold up the others. */
const patienceMilliseconds = 4_000;

/** Within this tab, one after the other. */
const inThisTab = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
};

/** One tab at a time speaks with the server, so that nothing is told twice. */
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
        'zanga-cart',
        { signal: AbortSignal.timeout(patienceMilliseconds) },
        begin,
      );
    } catch (error) {
      if (begun) throw error;
      return work();
    }
  });
