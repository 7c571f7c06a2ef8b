import { Worker } from 'node:worker_threads';
import { VendorProblem } from '../vendor-problem.ts';

/** Messages between the threads; a failure crosses as text. */
export type Numbered<Question> = { readonly id: number; readonly question: Question };
export type Answered<Answer> = { readonly id: number } & (
  | { readonly answer: Answer }
  | { readonly problem: string }
);

type Waiting<Answer> = {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Error) => void;
};

/**
 * Asks a thread of its own, started by the first question and again after a crash. Refuses a question at once when too
 * many wait.
 */
export const askThread = <Question, Answer>(name: string, program: URL, mostWaiting: number) => {
  const waiting = new Map<number, Waiting<Answer>>();
  let thread: Worker | undefined;
  let count = 0;

  const settle = (id: number): Waiting<Answer> | undefined => {
    const call = waiting.get(id);
    waiting.delete(id);
    // An idle thread must not keep the process alive.
    if (waiting.size === 0) thread?.unref();
    return call;
  };
  const broke = (reason: string) => {
    thread = undefined;
    for (const id of [...waiting.keys()]) settle(id)?.reject(new VendorProblem(`${name} ${reason}`));
  };
  const start = (): Worker => {
    const started = new Worker(program, { execArgv: [] });
    started.on('message', (message: Answered<Answer>) => {
      const call = settle(message.id);
      if ('answer' in message) call?.resolve(message.answer);
      else call?.reject(new VendorProblem(message.problem));
    });
    started.on('error', ({ message }) => broke(`broke: ${message}`));
    started.on('exit', () => thread === started && broke('has ended'));
    return started;
  };

  return (question: Question): Promise<Answer> => {
    if (waiting.size >= mostWaiting)
      return Promise.reject(new VendorProblem(`${name} has too many questions waiting`));
    thread ??= start();
    thread.ref();
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    count += 1;
    waiting.set(count, { resolve, reject });
    thread.postMessage({ id: count, question } satisfies Numbered<Question>);
    return promise;
  };
};
