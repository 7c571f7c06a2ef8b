/** Beginning of our transactions; sent with the first statement. */
export const beginning =
  'begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';
/** Marks a statement without a waiting caller; sent with the next one, or with the end of the transaction. */
export const unawaited = '/* unawaited */ ';

export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly done: (error: unknown, result?: unknown) => void;
};

/** Two ways to send statements: each alone, or all in one message that fails as a whole (`bundle.ts`). */
export type Sending = {
  readonly alone: (statement: Omit<Statement, 'done'>) => Promise<unknown>;
  readonly together: (statements: readonly Statement[]) => void;
};

type QueryAnswer = Promise<unknown>;

const saidOnly = (command: string): QueryAnswer => Promise.resolve({ command, rowCount: null, rows: [] });

const nobodyAsks = () => undefined;

/** A text of several statements travels alone. */
const isSeveral = ({ text, values }: Statement) => values.length === 0 && text.includes(';');

/**
 * Gathers the statements of one tick into one message, with `begin` and unawaited ones in front. A failure fails the
 * whole message: in a transaction nothing after it runs, the commit included. Statements undone before sending are
 * never sent.
 */
export class Gathering {
  readonly #sending: Sending;
  #begin: string | undefined;
  #unawaited: Statement[] = [];
  #waiting: Statement[] = [];

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  add(text: string, values: readonly unknown[]): QueryAnswer {
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

  /** Queues in order: after the statements already gathered, before the later ones. */
  #alongside(text: string, values: readonly unknown[]): void {
    const statement = { text, values, done: nobodyAsks };
    if (this.#waiting.length > 0) this.#waiting.push(statement);
    else this.#unawaited.push(statement);
  }

  #later(text: string, values: readonly unknown[]): QueryAnswer {
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
    // Each statement hears of its own failure from `#inTurn`.
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
