import type pg from 'pg';
import { differences, type Manifest } from './manifest.ts';
import { measureAll } from './read-rows.ts';
import { restoreBackup } from './restore-backup.ts';

export type DrillReport = {
  /** When the backup was made. */
  readonly at: string;
  readonly rows: number;
  readonly tables: number;
  /** Money columns summed up on both sides. */
  readonly sums: number;
  /** Undefined for backups of former releases, of which only counts can be compared. */
  readonly manifest: Manifest | undefined;
  /** Differences from the backup, in plain words. */
  readonly problems: readonly string[];
};

/** Restores a backup into an empty database and compares every row with the backup's manifest. */
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
