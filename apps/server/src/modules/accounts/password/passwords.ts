import { hash, verify } from '@node-rs/argon2';

/** Argon2id, the library's own variant; memory in KiB. About 9 ms of one core and 19 MB each. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Four at once, one for each thread, and a queue of a second or two. */
const atOnce = 4;
const waitingAtMost = 400;

/** Thrown when too many passwords wait to be hashed; answered like any flood of calls. */
class TooBusy extends Error {
  readonly statusCode = 429;
}

/** Runs a few pieces of work at once; the others wait in line. */
export const makeTurns = (most: number, longestQueue: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) {
      if (waiting.length >= longestQueue) throw new TooBusy('too many passwords at once');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

const inTurn = makeTurns(atOnce, waitingAtMost);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Hash to compare with where there is no account: made like the others, of 256 random bits that were thrown away. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$M4/hWIiN4UgKWrfYrjWa8Q$4WXZPaeq6LctlN10K5keR0J9MljfiMk2YnkocCj6RhI';

/** Whether a password matches its hash. Without one the check takes as long, so that its time tells nothing. */
export const verifyPassword = async (hashed: string | null, password: string): Promise<boolean> => {
  const right = await inTurn(() => verify(hashed ?? nobodys, password));
  return right && hashed !== null;
};
