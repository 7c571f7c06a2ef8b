import { createHash } from 'node:crypto';
import pg from 'pg';
import { traceStatement } from '../tracing/trace-statement.ts';
import { Bundle, type Prepared } from './bundle.ts';
import { Gathering, type Statement } from './gathering.ts';

export type ClientSettings = pg.ClientConfig & {
  /** Names each parameterised statement, so that the server plans it once a connection (1.2 to 2 times faster). */
  readonly namedStatements?: boolean;
  /** Longest wait for one statement; a transaction may take twice as long. Without it there is no limit. */
  readonly answerWithinMs?: number;
};

/**
 * Whether a prepared statement has become invalid because a column came or went: an older release serves on while a
 * newer one migrates. PostgreSQL refuses such a statement before executing it, until it is prepared anew.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '0A000' &&
  error.message === 'cached plan must not change result type';

const names = new Map<string, string>();
const nameOf = (text: string) => {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < 2_000) names.set(text, name);
  return name;
};

/** Text of a statement: its overloads take a string or an object. */
const textOf = (first: unknown): string => {
  if (typeof first === 'string') return first;
  return typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '';
};

/**
 * Marks a transaction that may take minutes; each statement stays bounded. It may read whole tables, so pages get their
 * usual costs back (`connection.ts`).
 */
export const longTransaction = 'set local random_page_cost to default';
const longestMs = 900_000;

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*$/i;
/** The job queue sends a whole transaction as one text; such a text is watched as a single statement. */
const endsItself = /;\s*(commit|rollback)\s*;?\s*$/i;

/**
 * Time to open a connection, shorter than the wait for a free one. Counted in own ticks, so that a blocked process does
 * not blame its database.
 */
const connectTicks = 15;
const connectTickMs = 200;

/** Longest wait for a farewell: a closing pool waits for each connection. */
const partWithinMs = 1_000;

/**
 * A connection with time limits. A vanished host neither answers nor closes: a late answer closes the connection, and
 * the pool opens another.
 */
export class BoundedClient extends pg.Client {
  readonly #named: boolean;
  readonly #withinMs: number | undefined;
  readonly #prepared: Prepared = new Map();
  /** Where statements wait for others of the same tick. */
  readonly gathering = new Gathering({
    alone: (text, values) => this.#ask([text, [...values]]),
    together: (statements) => this.#askTogether(statements),
  });
  #transaction: NodeJS.Timeout | undefined;

  constructor(settings: ClientSettings = {}) {
    // pg hides the password of its settings from copies, so it is passed on by name.
    super({
      ...settings,
      ...(settings.password !== undefined && { password: settings.password }),
      connectionTimeoutMillis: 0,
    });
    this.#named = settings.namedStatements ?? true;
    this.#withinMs = settings.answerWithinMs;
    this.on('end', () => clearTimeout(this.#transaction));
  }

  /** Closes the connection at once; waiting callers see a database that is away. */
  cut(why: string): void {
    this.connection.stream.destroy(new Error(`Connection terminated: ${why}`));
  }

  // The driver's overloads are erased here and passed on unchanged.
  override connect(...args: never[]): never {
    let ticks = 0;
    const opening = setInterval(() => {
      ticks += 1;
      if (ticks >= connectTicks) this.connection.stream.destroy(new Error('timeout expired'));
    }, connectTickMs);
    for (const over of ['connect', 'end'] as const) this.once(over, () => clearInterval(opening));
    // Erased arguments, passed on unchanged.
    const open = super.connect as (...all: unknown[]) => never;
    return open.apply(this, args);
  }

  override end(...args: never[]): never {
    const late = setTimeout(() => this.connection.stream.destroy(), partWithinMs);
    late.unref();
    this.once('end', () => clearTimeout(late));
    // Erased arguments, passed on unchanged.
    const part = super.end as (...all: unknown[]) => never;
    return part.apply(this, args);
  }

  #late(ms: number, what: string): NodeJS.Timeout {
    return setTimeout(() => this.cut(`${what} took longer than ${ms / 1000} s`), ms);
  }

  /** Starts the limit of a transaction at its first statement, or extends it for a long one. */
  #watchTransaction(text: string, withinMs: number): void {
    const beginsOne = begins.test(text) && !endsItself.test(text);
    if (!beginsOne && text !== longTransaction) return;
    clearTimeout(this.#transaction);
    this.#transaction = this.#late(beginsOne ? 2 * withinMs : longestMs, 'a transaction');
  }

  /** A stale plan makes all of them suspect: each is prepared anew at its next use. */
  #forgetAfter(error: unknown): void {
    if (isStalePlan(error)) this.#prepared.clear();
  }

  /** Starts the limit of one message; the returned function ends it. */
  #watch(texts: readonly string[]): (error?: unknown) => void {
    const withinMs = this.#withinMs;
    if (withinMs === undefined) return (error) => this.#forgetAfter(error);
    const late = this.#late(withinMs, 'a statement');
    for (const text of texts) this.#watchTransaction(text, withinMs);
    const measured = texts.map(traceStatement);
    return (error) => {
      clearTimeout(late);
      // A read may follow the commit.
      if (texts.some((text) => ends.test(text))) clearTimeout(this.#transaction);
      for (const end of measured) end(Boolean(error));
      this.#forgetAfter(error);
    };
  }

  // The driver's overloads are erased here and passed on unchanged.
  override query(...args: never[]): never {
    // The types of all overloads are erased.
    const [text, values, callback] = args as unknown[];
    if (typeof text !== 'string' || !Array.isArray(values)) return this.#ask(args);
    // A text with values is gathered with others until the caller yields, and sent in one message.
    const answer = this.gathering.add(text, values);
    if (typeof callback === 'function')
      answer.then(
        (result) => callback(undefined, result),
        (error: unknown) => callback(error),
      );
    // As erased as the arguments.
    return answer as never;
  }

  #ask(given: unknown[]): never {
    // Erased arguments, passed on unchanged.
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
    // A single text without values needs no preparing; it may hold several statements.
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
      name: this.#named ? nameOf(text) : undefined,
      done: (error: unknown, result?: unknown) => {
        if (isOver) return;
        if (place === 0) answered(error);
        // Nothing was executed and no transaction was open: the message is sent again.
        if (mayAskAgain && isStalePlan(error)) {
          isOver = true;
          this.#askTogether(statements, false);
        } else done(error, result);
      },
    }));
    super.query(new Bundle(asked, this.#prepared));
  }
}
