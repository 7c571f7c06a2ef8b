import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files that the schema was made of until they were written anew as the baseline, those below `100_` (decision 034). */
export const formerFolder = path.resolve(import.meta.dirname, '../../../../migrations/former');

/** Their names, in the order in which they run. Databases and backups of releases up to 23 November hold them. */
export const formerMigrations: readonly string[] = readdirSync(formerFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

const former = new Set(formerMigrations);
export const isFormer = (name: string): boolean => former.has(name);

/** The baseline: of all migrations those that the former ones became. */
export const isBaseline = (name: string): boolean => name < '1';

/** The names of what a database has had, in those of today: all former migrations together are the baseline. */
export const inTodaysNames = (had: readonly string[], known: readonly string[]): readonly string[] => {
  const isWhole = formerMigrations.every((name) => had.includes(name));
  return isWhole ? [...known.filter(isBaseline), ...had.filter((name) => !isFormer(name))] : had;
};

/** Former migrations that a database of former ones, or a backup with these names, has yet to have. */
export const formerToRun = (had: readonly string[], wanted?: ReadonlySet<string>): readonly string[] => {
  const isMeant = wanted ? (name: string) => wanted.has(name) : () => had.some(isFormer);
  return formerMigrations.filter((name) => isMeant(name) && !had.includes(name));
};
