import { setTimeout as sleep } from 'node:timers/promises';
import { VendorProblem } from '../vendor-problem.ts';

/** Lets work begin at most so often; who would have to wait too long is told at once. */
export const paced = (name: string, gapMs: number, patienceMs: number) => {
  let nextAt = 0;
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const now = performance.now();
    const wait = Math.max(0, nextAt - now);
    if (wait > patienceMs) throw new VendorProblem(`${name} has too many questions waiting`);
    nextAt = now + wait + gapMs;
    if (wait > 0) await sleep(wait);
    return work();
  };
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
