import { hash } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';

export const TableMeasure = z.object({
  rows: z.int(),
  /** Sum over all rows as text, independent of their order; a single changed letter changes it. */
  sum: z.string(),
  /** Sum of each money column, computed by the database. */
  cents: z.record(z.string(), z.number()),
});
export type TableMeasure = z.output<typeof TableMeasure>;

/** Row counts and sums of a backup, taken in the same moment, to check a restore against. */
export const Manifest = z.object({
  tables: z.record(z.string(), TableMeasure),
  /** Whether the files of a bucket are included. */
  files: z.enum(['in the database', 'from the bucket', 'left out']),
});
export type Manifest = z.output<typeof Manifest>;

/** Sums up rows without keeping them, independent of their order. */
export class Fingerprint {
  rows = 0;
  #sum = 0n;

  add(row: string): void {
    this.rows += 1;
    this.#sum = BigInt.asUintN(64, this.#sum + hash('sha256', row, 'buffer').readBigUInt64LE());
  }

  get sum(): string {
    return this.#sum.toString(16).padStart(16, '0');
  }
}

/** Sum of each money column of a table. */
export const centsOf = async (
  client: pg.ClientBase,
  table: string,
): Promise<Readonly<Record<string, number>>> => {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and attname like '%\\_cents' and atttypid in ('int4'::regtype, 'int8'::regtype)`,
    [`public.${table}`],
  );
  if (columns.length === 0) return {};
  const sums = columns.map(({ name }) => `coalesce(sum("${name}"), 0) as "${name}"`).join(', ');
  const { rows } = await client.query<Record<string, number>>(`select ${sums} from public.${table}`);
  return rows[0] ?? {};
};

/** Differences between the backed-up and the restored database, in plain words. */
export const differences = (
  was: Readonly<Record<string, TableMeasure>>,
  is: Readonly<Record<string, TableMeasure>>,
): string[] =>
  Object.entries(was).flatMap(([table, then]) => {
    const now = is[table];
    if (!now) return [`${table}: the table is missing`];
    if (now.rows !== then.rows) return [`${table}: ${now.rows} rows instead of ${then.rows}`];
    const money = Object.entries(then.cents).flatMap(([column, cents]) =>
      now.cents[column] === cents
        ? []
        : [`${table}.${column}: ${now.cents[column]} cents instead of ${cents}`],
    );
    if (money.length > 0) return money;
    return now.sum === then.sum ? [] : [`${table}: as many rows, and not all of them the same`];
  });
