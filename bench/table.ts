import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isStock } from './databases/own-postgres.ts';

export type Row = Readonly<Record<string, string | number>>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Folder of results; `both.ts` separates them by database. */
const folder = process.env.BENCH_RESULTS ?? path.resolve(import.meta.dirname, 'results');

/** Rows of a name's last measurement. */
export const kept = (name: string, from = folder): readonly Row[] =>
  JSON.parse(readFileSync(path.join(from, `${name}.json`), 'utf8')).rows;

/** Prints a measurement and saves it in `bench/results` as the last of its name, by database. */
export const report = (name: string, rows: readonly Row[], notes: readonly string[] = []): void => {
  console.table(rows);
  for (const line of notes) console.log(line);
  mkdirSync(folder, { recursive: true });
  const measured = {
    measured_on: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: os.cpus().length,
  };
  writeFileSync(
    path.join(folder, `${name}${isStock && !process.env.BENCH_RESULTS ? '-stock' : ''}.json`),
    `${JSON.stringify({ ...measured, rows, notes }, null, 2)}\n`,
  );
};
