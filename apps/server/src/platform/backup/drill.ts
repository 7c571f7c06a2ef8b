import type pg from 'pg';
import { differences, type Manifest } from './manifest.ts';
import { measureAll } from './read-rows.ts';
import { restoreBackup } from './restore-backup.ts';

export type DrillReport = {
  /** Of when the backup is. */
  readonly at: string;
  readonly rows: number;
  readonly tables: number;
  /** Columns of money that were added up on both sides. */
  readonly sums: number;
  /** Undefined where a former release wrote the backup: then only its counts could be held against it. */
  readonly manifest: Manifest | undefined;
  /** What is not as it was, in plain words. */
  readonly problems: readonly string[];
};

/** Restores a backup into an empty database, and holds every row of it against what the backup says of itself. */
export const tryBackup = async (
  pool: pg.Pool,
  lines: AsyncIterable<string>,
  now: Date,
): Promise<DrillReport> => {
  let told: Manifest | undefined;
  let problems: string[] = [];
  const { rows, at } = await restoreBackup(pool, lines, now, async (manifest) => {
    told = manifest;
    if (!manifest) return;
    const client = await pool.connect();
    try {
      problems = differences(manifest.tables, await measureAll(client));
    } finally {
      client.release();
    }
  });
  const measures = Object.values(told?.tables ?? {});
  const sums = measures.reduce((sum, { cents }) => sum + Object.keys(cents).length, 0);
  return { at, rows, tables: measures.length, sums, manifest: told, problems };
};
