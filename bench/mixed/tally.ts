/** Counts what happened in a stretch of the load. */
export const makeTally = () => {
  const waits = new Map<string, number[]>();
  const counts = { calls: 0, unchanged: 0, refused: 0, failed: 0, paid: 0 };
  return {
    waits,
    counts,
    count: (status: number): void => {
      counts.calls += 1;
      if (status === 304) counts.unchanged += 1;
      if (status >= 400 && status < 500) counts.refused += 1;
      if (status >= 500) counts.failed += 1;
    },
    note: (name: string, ms: number): void => {
      const known = waits.get(name);
      if (known) known.push(ms);
      else waits.set(name, [ms]);
    },
    paid: (): void => {
      counts.paid += 1;
    },
  };
};

export type Tally = ReturnType<typeof makeTally>;
