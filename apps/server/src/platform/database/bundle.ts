import pg from 'pg';

/** The driver's connection, with what it keeps for its own statements. */
type Wire = pg.Connection & Record<'parsedStatements' | 'submittedNamedStatements', Record<string, string>>;
type Message = object;

export type Asked = {
  readonly text: string;
  /** Under which the server keeps its plan; without one it is planned anew each time. */
  readonly name: string | undefined;
  readonly values: readonly unknown[];
  readonly done: (error: unknown, result?: unknown) => void;
};

/** What the server has said of the columns of statements it keeps, null for those without any: it need not say so again. */
export type Described = Map<string, Message | null>;

/** One statement of several, with the driver's own way of sending it and of reading its answer. */
class Part extends pg.Query {
  declare readonly name: string | undefined;
  declare readonly text: string;
  declare handleRowDescription: (message: Message) => void;
  declare handleDataRow: (message: Message) => void;
  declare handleCommandComplete: (message: Message, wire: Wire) => void;
  declare handleReadyForQuery: (wire: Wire) => void;
  declare submit: (wire: pg.Connection) => Error | null;

  constructor({ name, text, values, done }: Asked) {
    const config = { name, text, values: [...values], queryMode: 'extended' };
    super(config, undefined, done);
  }
}

/**
 * Statements that go to the server in one message and come back in one: a way there and back costs more than what many of
 * them do. The server carries them out one after the other and leaves undone all that come after one that fails: then
 * they have all failed, and outside of a transaction nothing of them stays. That is why `begin` may go with the first
 * statement of a transaction, and `commit` with the last. What may come after a commit are reads: they fail alone.
 */
export class Bundle {
  readonly #asked: readonly Asked[];
  readonly #parts: readonly Part[];
  readonly #described: Described;
  #answered = 0;
  #failed: unknown;

  constructor(asked: readonly Asked[], described: Described) {
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

  // The driver notes by these two what the server has parsed: that of the statement which is being answered.
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
    // What was said before it is undone, since the server fails to find this.
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
    // The driver has closed the statement whose value it could not send.
    if (this.#failed !== undefined && this.name !== undefined) delete wire.parsedStatements[this.name];
    // What comes after it was not even parsed.
    for (const { name } of this.#parts.slice(this.#answered + 1))
      if (name !== undefined) delete wire.submittedNamedStatements[name];
    const standing = this.#standing();
    for (const part of this.#parts.slice(0, standing)) part.handleReadyForQuery(wire);
    for (const { done } of this.#asked.slice(standing)) done(this.#failed ?? error);
  }

  /** How many of the answered ones no failure undoes: all up to a commit. */
  #standing(): number {
    return 1 + this.#asked.slice(0, this.#answered).findLastIndex(({ text }) => text === 'commit');
  }

  handleReadyForQuery(wire: Wire): void {
    for (const part of this.#parts) part.handleReadyForQuery(wire);
  }
}
