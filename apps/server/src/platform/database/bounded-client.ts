import { createHash } from 'node:crypto';
import pg from 'pg';
import { traceStatement } from '../tracing/trace-statement.ts';
import { Bundle, type Described } from './bundle.ts';
import { Gathering, type Statement } from './gathering.ts';
import { isStalePlan } from './stale-plan.ts';

export type ClientSettings = pg.ClientConfig & {
  /** Names each parameterised statement, so that the server plans it once a connection (1.2 to 2 times faster). */
  readonly namedStatements?: boolean;
  /** How long one statement may be without its answer, and a transaction twice as long; without it, for ever. */
  readonly answerWithinMs?: number;
};

const names = new Map<string, string>();
const nameOf = (text: string) => {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < 2_000) names.set(text, name);
  return name;
};

/** Whatever the overload, a statement comes as its text, or as an object that holds it. */
const textOf = (first: unknown): string => {
  if (typeof first === 'string') return first;
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '';
};

/**
 * Said within a transaction that may take minutes: each of its statements is bounded as ever. It goes through whole tables,
 * as others must not (`connection.ts`).
 */
export const longTransaction = 'set local enable_seqscan = on';
const longestMs = 900_000;

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*$/i;
/** The job queue sends whole transactions as one text: what ends in the same text is a statement to watch, and no more. */
const endsItself = /;\s*(commit|rollback)\s*;?\s*$/i;

/**
 * To open a connection takes a moment or does not work; to wait for a free one may take longer. Counted in ticks of our
 * own: a process that had no time to look at the answer has not been deserted by its database.
 */
const connectTicks = 15;
const connectTickMs = 200;

/** How long a good-bye may be without its answer: a pool that closes waits for each of its connections. */
const partWithinMs = 1_000;

/**
 * A connection that does not wait for ever. A host that is gone without a word answers nothing and closes nothing: what is
 * late is given up by closing the connection, so that the pool opens another one and never hands this one out again.
 */
export class BoundedClient extends pg.Client {
  readonly #named: boolean;
  readonly #withinMs: number | undefined;
  readonly #described: Described = new Map();
  readonly #gathering = new Gathering({
    alone: ({ text, values }) => this.#ask([text, [...values]]),
    together: (statements) => this.#askTogether(statements),
  });
  #transaction: NodeJS.Timeout | undefined;
  /** How often all statements had to be prepared anew: under names that the server does not know yet. */
  #preparedAnew = 0;

  constructor(settings: ClientSettings = {}) {
    // The pool hides the password of its settings from whoever copies them.
    super({
      ...settings,
      ...(settings.password !== undefined && { password: settings.password }),
      connectionTimeoutMillis: 0,
    });
    this.#named = settings.namedStatements ?? true;
    this.#withinMs = settings.answerWithinMs;
    this.on('end', () => clearTimeout(this.#transaction));
  }

  /** Closes it here and now. Whoever waits for an answer is told that the database is away. */
  cut(why: string): void {
    this.connection.stream.destroy(new Error(`Connection terminated: ${why}`));
  }

  // The driver's own overloads are erased here and given back whole to it.
  override connect(...args: never[]): never {
    let ticks = 0;
    const opening = setInterval(() => {
      ticks += 1;
      if (ticks >= connectTicks) this.connection.stream.destroy(new Error('timeout expired'));
    }, connectTickMs);
    for (const over of ['connect', 'end'] as const) this.once(over, () => clearInterval(opening));
    // The erased arguments go on as they came.
    const open = super.connect as (...all: unknown[]) => never;
    return open.apply(this, args);
  }

  override end(...args: never[]): never {
    const late = setTimeout(() => this.connection.stream.destroy(), partWithinMs);
    late.unref();
    this.once('end', () => clearTimeout(late));
    // The erased arguments go on as they came.
    const part = super.end as (...all: unknown[]) => never;
    return part.apply(this, args);
  }

  #late(ms: number, what: string): NodeJS.Timeout {
    return setTimeout(() => this.cut(`${what} took longer than ${ms / 1000} s`), ms);
  }

  #nameOf(text: string): string {
    return this.#preparedAnew === 0 ? nameOf(text) : `${nameOf(text)}.${this.#preparedAnew}`;
  }

  #prepareAnewAfter(error: unknown): void {
    if (!isStalePlan(error)) return;
    this.#preparedAnew += 1;
    this.#described.clear();
  }

  /** Watches the transaction that a statement begins, or says to be a long one. */
  #watchTransaction(text: string, withinMs: number): void {
    const beginsOne = begins.test(text) && !endsItself.test(text);
    if (!beginsOne && text !== longTransaction) return;
    clearTimeout(this.#transaction);
    this.#transaction = this.#late(beginsOne ? 2 * withinMs : longestMs, 'a transaction');
  }

  /** Watches what is sent in one message; what is returned is to be called at its end. */
  #watch(texts: readonly string[]): (error?: unknown) => void {
    const withinMs = this.#withinMs;
    if (withinMs === undefined) return (error) => this.#prepareAnewAfter(error);
    const late = this.#late(withinMs, 'a statement');
    for (const text of texts) this.#watchTransaction(text, withinMs);
    const measured = texts.map(traceStatement);
    return (error) => {
      clearTimeout(late);
      if (ends.test(texts.at(-1) ?? '')) clearTimeout(this.#transaction);
      for (const end of measured) end(Boolean(error));
      this.#prepareAnewAfter(error);
    };
  }

  // The driver's own overloads are erased here and given back whole to it.
  override query(...args: never[]): never {
    // Whatever the overload, a statement comes as its text and then its values.
    const [text, values, ...rest] = args as unknown[];
    const withValues = typeof text === 'string' && Array.isArray(values);
    // What our transactions and queries send is gathered, until whoever works has nothing more to say at this moment.
    if (withValues && rest.length === 0) return this.#gathering.add(text, values) as never;
    const given: unknown[] =
      this.#named && withValues && values.length > 0
        ? [{ name: this.#nameOf(text), text, values }, ...rest]
        : args;
    return this.#ask(given);
  }

  #ask(given: unknown[]): never {
    // The erased arguments go on as they came.
    const ask = super.query as (...all: unknown[]) => never;
    const answered = this.#watch([textOf(given[0])]);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const settle = (...answer: unknown[]) => {
        answered(answer[0]);
        last(...answer);
      };
      return ask.apply(this, [...given.slice(0, -1), settle]);
    }
    const answer = ask.apply(this, given);
    Promise.resolve(answer).then(() => answered(), answered);
    return answer;
  }

  #askTogether(statements: readonly Statement[], isFirstTry = true): void {
    const [first, second] = statements;
    if (first === undefined) return;
    // A text alone needs no preparing; it may be several statements, or one that refuses to be prepared.
    if (second === undefined && first.values.length === 0) {
      const answer: Promise<unknown> = this.#ask([first.text, []]);
      answer.then((result) => first.done(undefined, result), first.done);
      return;
    }
    const mayAskAgain = isFirstTry && this.getTransactionStatus() === 'I' && !begins.test(first.text);
    const answered = this.#watch(statements.map(({ text }) => text));
    let isOver = false;
    const asked = statements.map(({ text, values, done }, place) => ({
      text,
      values,
      name: this.#named ? this.#nameOf(text) : undefined,
      done: (error: unknown, result?: unknown) => {
        if (isOver) return;
        if (place === 0) answered(error);
        // Nothing of it was done, and nothing was begun before: it is asked for once more.
        if (mayAskAgain && isStalePlan(error)) {
          isOver = true;
          this.#askTogether(statements, false);
        } else done(error, result);
      },
    }));
    // The driver takes whatever can be submitted.
    (super.query as (bundle: Bundle) => unknown).call(this, new Bundle(asked, this.#described));
  }
}
