export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly done: (error: unknown, result?: unknown) => void;
};

/** Two ways to send statements: each alone, or all in one message that fails as a whole (`bundle.ts`). */
export type Sending = {
  readonly alone: (text: string, values: readonly unknown[]) => Promise<unknown>;
  readonly together: (statements: readonly Statement[]) => void;
};

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
  #begin: readonly Statement[] = [];
  #unawaited: Statement[] = [];
  #waiting: Statement[] = [];

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  /** Begins a transaction with its first statement. */
  begin(texts: readonly string[]): void {
    this.#begin = texts.map((text) => ({ text, values: [], done: nobodyAsks }));
  }

  /** Queues in order: after the statements already gathered, before the later ones. */
  unawaited(text: string, values: readonly unknown[]): void {
    const statement = { text, values, done: nobodyAsks };
    if (this.#waiting.length > 0) this.#waiting.push(statement);
    else this.#unawaited.push(statement);
  }

  /** Ends the transaction; an empty one was never begun. */
  async end(how: 'commit' | 'rollback'): Promise<unknown> {
    if (how === 'rollback' && this.#waiting.length === 0) this.#unawaited = [];
    if (this.#begin.length === 0 || this.#waiting.length + this.#unawaited.length > 0)
      return this.add(how, []);
    this.#begin = [];
    return undefined;
  }

  add(text: string, values: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) process.nextTick(() => this.#send());
      const done: Statement['done'] = (error, result) => (error ? reject(error) : resolve(result));
      this.#waiting.push({ text, values, done });
    });
  }

  #send(): void {
    const asked = [...this.#unawaited, ...this.#waiting];
    const all = [...this.#begin, ...asked];
    this.#begin = [];
    this.#unawaited = [];
    this.#waiting = [];
    // Each statement hears of its own failure from `#inTurn`.
    if (asked.some(isSeveral) && all.length > 1) void this.#inTurn(all);
    else this.#sending.together(all);
  }

  async #inTurn(statements: readonly Statement[]): Promise<void> {
    try {
      for (const { text, values, done } of statements)
        done(undefined, await this.#sending.alone(text, values));
    } catch (error) {
      for (const { done } of statements) done(error);
    }
  }
}
