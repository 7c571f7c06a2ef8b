import { Failure } from '../failure.ts';

/** Does somebody's work when it is their turn; who has too much of it in hand is refused. */
export type InTurn = <T>(person: string, work: () => Promise<T>) => Promise<T>;

type Limits = {
  /** How much is worked on at once, whoever asked for it. */
  readonly atOnce: number;
  /** How much of one person's is worked on or waits. */
  readonly ofOne: number;
};

type Waiting = { readonly person: string; readonly begin: () => void };

/**
 * Turns for work that costs as much as a page: of one person one thing at a time, of all a few. Who waits holds nothing,
 * so that however many ask, the database has its connections for those who order.
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
