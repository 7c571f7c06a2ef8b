import { z } from 'zod';
import { Manifest } from './manifest.ts';

// Lines of a backup, as JSON: its head, each table's name with its rows beneath, waiting jobs, the end. No PostgreSQL
// dump, so that any PostgreSQL and any later release can read it.

const Queue = z.object({
  name: z.string(),
  retryLimit: z.int(),
  retryDelay: z.int(),
  retryBackoff: z.boolean(),
  retryDelayMax: z.int().nullable(),
  deleteAfterSeconds: z.int(),
});

const Waiting = z.object({
  queue: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  key: z.string().nullable(),
  startAfter: z.string(),
});

/** Every line but rows; rows are the ones that begin with `{`. */
const Mark = z.union([
  z.tuple([
    z.literal('zanga'),
    z.literal([1, 2]),
    z.object({ at: z.string(), migrations: z.array(z.string()) }),
  ]),
  z.tuple([z.literal('table'), z.string().regex(/^[a-z_0-9]+$/)]),
  z.tuple([z.literal('queue'), Queue]),
  z.tuple([z.literal('job'), Waiting]),
  z.tuple([z.literal('manifest'), Manifest]),
  z.tuple([z.literal('end'), z.int()]),
]);
export type Mark = z.output<typeof Mark>;
export type Queue = z.output<typeof Queue>;
export type Waiting = z.output<typeof Waiting>;

/** A backup that cannot be restored here, in words for the operator. */
export class BackupProblem extends Error {}

export const notOurs = () => new BackupProblem('This file is no backup of Zanga, or it is damaged.');

export const isRow = (line: string): boolean => line.startsWith('{');

export const writeMark = (mark: Mark): string => JSON.stringify(mark);

export const readMark = (line: string): Mark => {
  try {
    return Mark.parse(JSON.parse(line));
  } catch {
    throw notOurs();
  }
};
