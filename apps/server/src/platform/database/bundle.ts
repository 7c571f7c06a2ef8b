import pg from 'pg';

/** The driver's connection, with the private lists of its statements. */
type Wire = pg.Connection & Record<'parsedStatements' | 'submittedNamedStatements', Record<string, string>>;
type Message = object;

export type BundledStatement = {
  readonly text: string;
  /** Name of the server's kept plan; without one each call is planned anew. */
  readonly name: string | undefined;
  readonly values: readonly unknown[];
  readonly done: (error: unknown, result?: unknown) => void;
};

/** Column descriptions of prepared statements, null for ones without columns: the server need not repeat them. */
export type Described = Map<string, Message | null>;

/** One statement of a bundle, sent and read by the driver's own code. */
class Part extends pg.Query {
  declare readonly name: string | undefined;
  declare readonly text: string;
  declare handleRowDescription: (message: Message) => void;
  declare handleDataRow: (message: Message) => void;
  declare handleCommandComplete: (message: Message, wire: Wire) => void;
  declare handleReadyForQuery: (wire: Wire) => void;
  declare submit: (wire: pg.Connection) => Error | null;

  constructor({ name, text, values, done }: BundledStatement) {
    const config = { name, text, values: [...values], queryMode: 'extended' };
    super(config, undefined, done);
  }
}

/**
 * Several statements in one message and one answer: a round trip costs more than most of them. The server stops at the
 * first failure; outside a transaction nothing of the message stays. So `begin` may travel with the first statement and
 * `commit` with the last. Reads after a commit fail alone.
 */
export class Bundle {
  readonly #asked: readonly BundledStatement[];
  readonly #parts: readonly Part[];
  readonly #described: Described;
  #answered = 0;
  #failed: unknown;

  constructor(asked: readonly BundledStatement[], described: Described) {
    this.#asked = asked;
    this.#described = described;
    this.#parts = asked.map(
      ({ done, ...one }) =>
        new Part({
          ...one,
          done: (error, result) => {
            if (error) this.#failed ??= error;
            done(error, result);
          },
        }),
    );
  }

  get texts(): readonly string[] {
    return this.#asked.map(({ text }) => text);
  }

  // The driver reads these two to note which statement the server has parsed.
  get name(): string | undefined {
    return this.#parts[this.#answered]?.name;
  }
  get text(): string | undefined {
    return this.#parts[this.#answered]?.text;
  }

  submit(wire: pg.Connection): null {
    let known: Message | null | undefined;
    const quiet: pg.Connection = Object.create(wire, {
      sync: { value: () => undefined },
      describe: {
        value: (...what: Parameters<pg.Connection['describe']>) => {
          if (known === undefined) wire.describe(...what);
        },
      },
    });
    wire.stream.cork();
    for (const part of this.#parts) {
      known = part.name === undefined ? undefined : this.#described.get(part.name);
      if (known) part.handleRowDescription(known);
      const wrong = part.submit(quiet);
      if (wrong) this.#failed ??= wrong;
      if (this.#failed !== undefined) break;
    }
    // A portal that does not exist makes the server undo the statements before it.
    if (this.#failed !== undefined) wire.execute({ portal: 'a value that cannot be sent' }, false);
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription(message: Message): void {
    if (this.name !== undefined) this.#described.set(this.name, message);
    this.#parts[this.#answered]?.handleRowDescription(message);
  }

  handleDataRow(message: Message): void {
    this.#parts[this.#answered]?.handleDataRow(message);
  }

  handleCommandComplete(message: Message, wire: Wire): void {
    if (this.name !== undefined && !this.#described.has(this.name)) this.#described.set(this.name, null);
    this.#parts[this.#answered]?.handleCommandComplete(message, wire);
    this.#answered += 1;
  }

  handleEmptyQuery(): void {
    this.#answered += 1;
  }

  handleError(error: unknown, wire: Wire): void {
    // The driver has closed the statement with the unsendable value.
    if (this.#failed !== undefined && this.name !== undefined) delete wire.parsedStatements[this.name];
    // The server did not parse the statements after a failure.
    for (const { name } of this.#parts.slice(this.#answered + 1))
      if (name !== undefined) delete wire.submittedNamedStatements[name];
    const standing = this.#standing();
    for (const part of this.#parts.slice(0, standing)) part.handleReadyForQuery(wire);
    for (const { done } of this.#asked.slice(standing)) done(this.#failed ?? error);
  }

  /** Answered statements that no failure undoes: all up to a commit. */
  #standing(): number {
    return 1 + this.#asked.slice(0, this.#answered).findLastIndex(({ text }) => text === 'commit');
  }

  handleReadyForQuery(wire: Wire): void {
    for (const part of this.#parts) part.handleReadyForQuery(wire);
  }
}
