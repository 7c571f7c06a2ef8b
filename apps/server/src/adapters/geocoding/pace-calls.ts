import { setTimeout as sleep } from 'node:timers/promises';
import { VendorProblem } from '../vendor-problem.ts';

/** How many milliseconds until one's turn; undefined where that is too long to wait for. */
export type TakeTurn = () => Promise<number | undefined>;

/** Lets work begin when its turn comes; who would have to wait too long is told at once. */
export const paced =
  (name: string, takeTurn: TakeTurn) =>
  async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const wait = await takeTurn();
    if (wait === undefined) throw new VendorProblem(`${name} has too many questions waiting`);
    if (wait > 0) await sleep(wait);
    return work();
  };

/** Remembers the last answers for a while, and asks once for what several want at the same time. Failures are not kept. */
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
