/** How our own transactions begin: it is sent with the first statement. */
export const beginning =
  'begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';
/** Begins a statement that nobody waits for: it is sent with the next one, or with the end of its transaction. */
export const unawaited = '/* unawaited */ ';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly done: (error: unknown, result?: unknown) => void;
};

/** How statements are sent: each by itself, or all in one message that fails as a whole (`bundle.ts`). */
export type Sending = {
  readonly alone: (statement: Omit<Statement, 'done'>) => Promise<unknown>;
  readonly together: (statements: readonly Statement[]) => void;
};

type Answer = Promise<unknown>;

const saidOnly = (command: string): Answer => Promise.resolve({ command, rowCount: null, rows: [] });

const nobodyAsks = () => undefined;

/** A text of several statements goes alone. */
const isSeveral = ({ text, values }: Statement) => values.length === 0 && text.includes(';');

/**
 * What a connection is asked in one breath it sends in one message: all that somebody says before they wait for an answer.
 * `begin` and what nobody waits for go with what comes next. If one of them fails, so does all that was sent with it:
 * in a transaction nothing after it is done, its end neither. What is undone before it was sent is never sent.
 */
export class Gathering {
  readonly #sending: Sending;
  #begin: string | undefined;
  #unawaited: Statement[] = [];
  #waiting: Statement[] = [];

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  add(text: string, values: readonly unknown[]): Answer {
    if (text.startsWith(beginning)) {
      this.#begin = text;
      return saidOnly('BEGIN');
    }
    if (text.startsWith(unawaited)) {
      this.#alongside(text.slice(unawaited.length), values);
      return saidOnly('');
    }
    const ends = text === 'commit' || text === 'rollback';
    if (text === 'rollback' && this.#waiting.length === 0) this.#unawaited = [];
    if (ends && this.#begin !== undefined && this.#waiting.length + this.#unawaited.length === 0) {
      this.#begin = undefined;
      return saidOnly(text.toUpperCase());
    }
    return this.#later(text, values);
  }

  /** In its turn: after what was said before it, before what is said after it. */
  #alongside(text: string, values: readonly unknown[]): void {
    const statement = { text, values, done: nobodyAsks };
    if (this.#waiting.length > 0) this.#waiting.push(statement);
    else this.#unawaited.push(statement);
  }

  #later(text: string, values: readonly unknown[]): Answer {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) process.nextTick(() => this.#send());
      const done: Statement['done'] = (error, result) => (error ? reject(error) : resolve(result));
      this.#waiting.push({ text, values, done });
    });
  }

  #send(): void {
    const begin = (this.#begin?.split('; ') ?? []).map((text) => ({ text, values: [], done: nobodyAsks }));
    const asked = [...this.#unawaited, ...this.#waiting];
    this.#begin = undefined;
    this.#unawaited = [];
    this.#waiting = [];
    const all = [...begin, ...asked];
    if (asked.some(isSeveral) && all.length > 1) void this.#inTurn(all);
    else this.#sending.together(all);
  }

  async #inTurn(statements: readonly Statement[]): Promise<void> {
    try {
      for (const { text, values, done } of statements)
        done(undefined, await this.#sending.alone({ text, values }));
    } catch (error) {
      for (const { done } of statements) done(error);
    }
  }
}
