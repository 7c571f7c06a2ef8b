/** The only source of time: made once, passed on, moved by tests. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** A clock that runs ahead of another by a set time. */
export type MovableClock = {
  readonly now: Clock;
  readonly ahead: () => number;
  readonly setAhead: (aheadMs: number) => void;
};

export const makeMovableClock = (base: Clock, aheadMs = 0): MovableClock => {
  let ahead = aheadMs;
  return {
    now: () => new Date(base().getTime() + ahead),
    ahead: () => ahead,
    setAhead: (ms) => {
      ahead = ms;
    },
  };
};
