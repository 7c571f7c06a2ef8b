import path from 'node:path';
import pg from 'pg';
import { connectionTo } from '../../src/platform/embedded-postgres/connection.ts';
import { readLockFile } from '../../src/platform/embedded-postgres/lock-file.ts';

/** Rows written one by one, and counted only once the database has acknowledged them. */
export class Markers {
  readonly #acknowledged: number[] = [];
  readonly #dataDir: string;

  constructor(dataDir: string) {
    this.#dataDir = path.join(dataDir, 'postgres');
  }

  get count(): number {
    return this.#acknowledged.length;
  }

  /** Writes until told to stop or until the connection breaks, which is how a kill looks from here. */
  async writeUntil(stop: AbortSignal, onFirst: () => void): Promise<void> {
    const client = await this.#connect();
    const before = this.count;
    try {
      await client.query('create table if not exists crash_markers (number bigint primary key)');
      for (let next = this.#nextNumber(); !stop.aborted; next += 1) {
        await client.query('insert into crash_markers values ($1)', [next]);
        this.#acknowledged.push(next);
        if (this.count === before + 1) onFirst();
      }
    } catch {
      // The row in flight is not counted: the database never acknowledged it.
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** Acknowledged rows that are lost. */
  async lost(): Promise<number[]> {
    const client = await this.#connect();
    try {
      const exists = await client.query(`select to_regclass('crash_markers') is not null as yes`);
      if (!exists.rows[0]?.yes) return [...this.#acknowledged];
      const { rows } = await client.query<{ number: string }>('select number from crash_markers');
      const found = new Set(rows.map(({ number }) => Number(number)));
      return this.#acknowledged.filter((number) => !found.has(number));
    } finally {
      await client.end();
    }
  }

  /** A row may be written without acknowledgement: its number is not used again. */
  #nextNumber(): number {
    return (this.#acknowledged.at(-1) ?? 0) + 1_000_000;
  }

  async #connect(): Promise<pg.Client> {
    const lock = readLockFile(this.#dataDir);
    if (!lock) throw new Error(`no server on ${this.#dataDir}`);
    const client = new pg.Client(connectionTo(lock, this.#dataDir, 'zanga'));
    client.on('error', () => {});
    await client.connect();
    return client;
  }
}
