import pg from 'pg';

export type BundledStatement = {
  readonly text: string;
  /** Name of the server's kept plan; without one each call is planned anew. */
  readonly name: string | undefined;
  readonly values: readonly unknown[];
  readonly done: (error: unknown, result?: unknown) => void;
};

type Sendable = string | Buffer | null;

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const elementText = (value: unknown): string => {
  if (Array.isArray(value)) return arrayText(value);
  const text = valueText(value);
  if (text === null) return 'NULL';
  return quoted(typeof text === 'string' ? text : `\\x${text.toString('hex')}`);
};

const arrayText = (values: readonly unknown[]): string => `{${values.map(elementText).join(',')}}`;

/** A time in UTC. PostgreSQL knows no year 0: the year before the first is 1 BC. */
const timeText = (at: Date): string => {
  const text = at.toISOString();
  const year = at.getUTCFullYear();
  if (year >= 1 && year <= 9999) return text;
  const rest = text.replace(/^[+-]?\d+/, '');
  return year < 1 ? `${String(1 - year).padStart(4, '0')}${rest} BC` : `${year}${rest}`;
};

/** A value as PostgreSQL reads it: an array as its literal, any other object as JSON. */
const valueText = (value: unknown): Sendable => {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return timeText(value);
  return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
};

type Column = { readonly name: string; readonly read: (text: string) => unknown };

/** Statements that the server keeps for this connection, by name: their columns need not be described again. */
export type Prepared = Map<string, readonly Column[]>;

type RawRow = readonly (string | null)[];

class Part {
  readonly asked: BundledStatement;
  columns: readonly Column[] = [];
  readonly rows: RawRow[] = [];
  /** Command and number of rows, as the server tells them: `INSERT 0 1`. */
  tag = '';

  constructor(asked: BundledStatement) {
    this.asked = asked;
  }

  #row(raw: RawRow): object {
    const row: Record<string, unknown> = {};
    for (const [at, { name, read }] of this.columns.entries()) {
      const text = raw[at] ?? null;
      row[name] = text === null ? null : read(text);
    }
    return row;
  }

  /** Hands the answer over; a value that cannot be read is the failure of its statement. */
  settle(): void {
    const words = this.tag.split(' ');
    const count = Number(words.at(-1));
    const { done } = this.asked;
    let rows: readonly object[];
    try {
      rows = this.rows.map((raw) => this.#row(raw));
    } catch (error) {
      done(error);
      return;
    }
    done(undefined, { command: words[0], rowCount: Number.isNaN(count) ? null : count, rows });
  }
}

/**
 * Several statements in one message and one answer: a round trip costs more than most of them. The driver hands the
 * connection to any object that can `submit`. The server stops at the first failure; outside a transaction nothing of
 * the message stays. So `begin` may travel with the first statement and `commit` with the last. Reads after a commit
 * fail alone.
 */
export class Bundle implements pg.Submittable {
  readonly #parts: readonly Part[];
  readonly #prepared: Prepared;
  #answered = 0;
  #unsendable: unknown;

  constructor(asked: readonly BundledStatement[], prepared: Prepared) {
    this.#prepared = prepared;
    this.#parts = asked.map((one) => new Part(one));
  }

  get texts(): readonly string[] {
    return this.#parts.map(({ asked }) => asked.text);
  }

  #send(wire: pg.Connection, part: Part): void {
    const { name = '', text, values } = part.asked;
    const known = this.#prepared.get(name);
    if (known) part.columns = known;
    else {
      // Left by an earlier failure, perhaps; one that does not exist is closed without complaint.
      if (name !== '') wire.close({ type: 'S', name }, true);
      wire.parse({ name, text, types: [] }, true);
    }
    wire.bind({ statement: name, values: values.map(valueText) }, true);
    if (!known) wire.describe({ type: 'P', name: '' }, true);
    wire.execute(null, true);
  }

  submit(wire: pg.Connection): void {
    wire.stream.cork();
    try {
      for (const part of this.#parts) this.#send(wire, part);
    } catch (error) {
      this.#unsendable = error;
      // A portal that does not exist makes the server undo the statements before it.
      wire.execute({ portal: 'a value that cannot be sent' }, true);
    }
    wire.sync();
    wire.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const part = this.#parts[this.#answered];
    if (part === undefined) return;
    part.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text'),
    }));
    this.#keep(part);
  }

  #keep({ asked: { name }, columns }: Part): void {
    if (name !== undefined && !this.#prepared.has(name)) this.#prepared.set(name, columns);
  }

  handleDataRow({ fields }: { readonly fields: RawRow }): void {
    this.#parts[this.#answered]?.rows.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const part = this.#parts[this.#answered];
    if (part === undefined) return;
    part.tag = text;
    this.#keep(part);
    this.#answered += 1;
  }

  handleEmptyQuery(): void {
    this.#answered += 1;
  }

  handleError(error: unknown): void {
    const standing = this.#standing();
    for (const part of this.#parts.slice(0, standing)) part.settle();
    for (const { asked } of this.#parts.slice(standing)) asked.done(this.#unsendable ?? error);
  }

  /** Answered statements that no failure undoes: all up to a commit. */
  #standing(): number {
    return 1 + this.texts.slice(0, this.#answered).lastIndexOf('commit');
  }

  handleReadyForQuery(): void {
    for (const part of this.#parts) part.settle();
  }
}
