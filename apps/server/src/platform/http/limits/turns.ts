import { Failure } from '../failure.ts';

/** Runs work when its person's turn comes; refuses a person with too much work waiting. */
export type InTurn = <T>(person: string, work: () => Promise<T>) => Promise<T>;

type Limits = {
  /** Works running at once, of all people. */
  readonly atOnce: number;
  /** Works of one person, running or waiting. */
  readonly ofOne: number;
};

type Waiting = { readonly person: string; readonly begin: () => void };

/**
 * Queue for work as dear as a page: one at a time for each person, a few in all. Waiting work holds no database
 * connection, so ordering customers keep theirs.
 */
export const makeTurns = ({ atOnce, ofOne }: Limits): InTurn => {
  const inHand = new Map<string, number>();
  const working = new Set<string>();
  const line: Waiting[] = [];

  const beginNext = () => {
    while (working.size < atOnce) {
      const at = line.findIndex(({ person }) => !working.has(person));
      const [next] = at < 0 ? [] : line.splice(at, 1);
      if (!next) return;
      working.add(next.person);
      next.begin();
    }
  };
  const count = (person: string, by: 1 | -1) => {
    const own = (inHand.get(person) ?? 0) + by;
    if (own > 0) inHand.set(person, own);
    else inHand.delete(person);
  };

  return async (person, work) => {
    if ((inHand.get(person) ?? 0) >= ofOne) throw new Failure('too_many');
    count(person, 1);
    await new Promise<void>((begin) => {
      line.push({ person, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      count(person, -1);
      working.delete(person);
      beginNext();
    }
  };
};
