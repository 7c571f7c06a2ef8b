/** Whether somebody waits for the result, or it is made ahead. */
export type Urgency = 'visitor' | 'ahead';

export type Gate = {
  /** Does the work when there is room; what a visitor waits for goes before what is made ahead. */
  readonly pass: <Result>(urgency: Urgency, work: () => Promise<Result>) => Promise<Result>;
};

/** Lets a few through at a time. */
export const makeGate = (places: number): Gate => {
  const waiting: Record<Urgency, (() => void)[]> = { visitor: [], ahead: [] };
  let free = places;

  const enter = async (urgency: Urgency) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting[urgency].push(resolve));
  };
  // Who leaves hands the place over, so that nobody who comes just then slips in before those who wait.
  const leave = () => {
    const next = waiting.visitor.shift() ?? waiting.ahead.shift();
    if (next) next();
    else free += 1;
  };

  return {
    pass: async (urgency, work) => {
      await enter(urgency);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
