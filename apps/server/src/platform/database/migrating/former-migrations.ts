import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The schema's files until 23 November, since rewritten as the baseline, below `100_`. */
export const formerFolder = path.resolve(import.meta.dirname, '../../../../migrations/former');

/** Their names in order. Databases and backups of releases up to 23 November list them. */
export const formerMigrations: readonly string[] = readdirSync(formerFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

const former = new Set(formerMigrations);
export const isFormer = (name: string): boolean => former.has(name);

/** Whether a migration belongs to the baseline, which replaced the former ones. */
export const isBaseline = (name: string): boolean => name < '1';

/** A database's migrations in today's names: all former ones together are the baseline. */
export const inTodaysNames = (had: readonly string[], known: readonly string[]): readonly string[] => {
  const isWhole = formerMigrations.every((name) => had.includes(name));
  return isWhole ? [...known.filter(isBaseline), ...had.filter((name) => !isFormer(name))] : had;
};

/** Former migrations that a database of that time, or its backup, still lacks. */
export const formerToRun = (had: readonly string[], wanted?: ReadonlySet<string>): readonly string[] => {
  const isMeant = wanted ? (name: string) => wanted.has(name) : () => had.some(isFormer);
  return formerMigrations.filter((name) => isMeant(name) && !had.includes(name));
};
