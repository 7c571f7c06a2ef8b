/** How our own transactions begin: it is sent with the first statement. */
export const beginning = 'begin; set local plan_cache_mode = force_generic_plan';
/** Said before the last statement of a transaction: `commit` goes with it. */
export const commitFollows = '/* and commit */';

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

/** Texts of several statements, and those that may begin or end by themselves, go alone. */
const isSeveral = ({ text, values }: Statement) => values.length === 0 && text.includes(';');

/**
 * What a connection is asked in one breath it sends in one message: all that somebody says before they wait for an answer.
 * `begin` waits for the first statement, `commit` goes with the last where that was announced, and one that has nothing
 * to end is not sent at all.
 */
export class Gathering {
  readonly #sending: Sending;
  #waiting: Statement[] = [];
  #begin: string | undefined;
  #commitFollows = false;
  #committed = false;

  constructor(sending: Sending) {
    this.#sending = sending;
  }

  add(text: string, values: readonly unknown[]): Answer {
    return this.#said(text) ?? this.#later(text, values);
  }

  #later(text: string, values: readonly unknown[]): Answer {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) process.nextTick(() => this.#send());
      const done: Statement['done'] = (error, result) => (error ? reject(error) : resolve(result));
      this.#waiting.push({ text, values, done });
    });
  }

  /** What needs no way to the database, at least not yet. */
  #said(text: string): Answer | undefined {
    if (this.#committed) return this.#afterwards(text);
    if (text.startsWith(beginning)) {
      this.#begin = text;
      return saidOnly('BEGIN');
    }
    if (text === commitFollows) {
      this.#commitFollows = true;
      return saidOnly('SELECT');
    }
    if (text !== 'commit' && text !== 'rollback') return undefined;
    this.#commitFollows = false;
    if (this.#begin === undefined || this.#waiting.length > 0) return undefined;
    this.#begin = undefined;
    return saidOnly(text.toUpperCase());
  }

  /** After the statement that was announced as the last one, there is nothing left to be undone or done. */
  #afterwards(text: string): Answer {
    if (text === 'commit' || text === 'rollback') this.#committed = false;
    if (text === 'commit') return saidOnly('COMMIT');
    return Promise.reject(new Error('This transaction has been committed with its last statement'));
  }

  #send(): void {
    const before = this.#begin?.split('; ') ?? [];
    const controls = (texts: readonly string[]): Statement[] =>
      texts.map((text) => ({ text, values: [], done: nobodyAsks }));
    const asked = this.#waiting;
    const commit: Statement[] = this.#commitFollows
      ? [{ text: 'commit', values: [], done: this.#ended }]
      : [];
    this.#committed = this.#commitFollows;
    this.#waiting = [];
    this.#begin = undefined;
    this.#commitFollows = false;
    const all = [...controls(before), ...asked, ...commit];
    if (asked.some(isSeveral) && all.length > 1) void this.#inTurn(all);
    else this.#sending.together(all);
  }

  readonly #ended: Statement['done'] = (error) => {
    if (error) this.#committed = false;
  };

  async #inTurn(statements: readonly Statement[]): Promise<void> {
    try {
      for (const { text, values, done } of statements)
        done(undefined, await this.#sending.alone({ text, values }));
    } catch (error) {
      for (const { done } of statements) done(error);
    }
  }
}
