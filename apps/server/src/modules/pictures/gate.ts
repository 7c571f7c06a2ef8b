/** `visitor`: a person waits for the result. `ahead`: made before the first request. */
export type Urgency = 'visitor' | 'ahead';

export type Gate = {
  /** Runs the work once there is room, visitors first. */
  readonly pass: <Result>(urgency: Urgency, work: () => Promise<Result>) => Promise<Result>;
};

/** A gate with a number of places. */
export const makeGate = (places: number): Gate => {
  const waiting: Record<Urgency, (() => void)[]> = { visitor: [], ahead: [] };
  let free = places;

  const enter = async (urgency: Urgency) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting[urgency].push(resolve));
  };
  // A finished work hands its place to the next in line, so that a newcomer cannot take it.
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
