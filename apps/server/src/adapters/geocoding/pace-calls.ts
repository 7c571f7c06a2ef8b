import { setTimeout as sleep } from 'node:timers/promises';
import { VendorProblem } from '../vendor-problem.ts';

/** Milliseconds until the caller's turn; undefined if too long to wait. */
export type TakeTurn = () => Promise<number | undefined>;

/** Starts work at its turn; refuses at once a caller who would wait too long. */
export const paced =
  (name: string, takeTurn: TakeTurn) =>
  async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const wait = await takeTurn();
    if (wait === undefined) throw new VendorProblem(`${name} has too many questions waiting`);
    if (wait > 0) await sleep(wait);
    return work();
  };

/** Remembers answers for a while and shares running questions. Failures are not kept. */
export const remembered = <Answer>(most: number, keptMs: number) => {
  const answers = new Map<string, { readonly answer: Promise<Answer>; readonly until: number }>();
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const kept = answers.get(key);
    if (kept && kept.until > performance.now()) return kept.answer;
    const answer = ask();
    answers.delete(key);
    answers.set(key, { answer, until: performance.now() + keptMs });
    answer.catch(() => answers.delete(key));
    const oldest = answers.keys().next();
    if (answers.size > most && !oldest.done) answers.delete(oldest.value);
    return answer;
  };
};
