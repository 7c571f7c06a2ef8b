import { readdirSync, readFileSync } from 'node:fs';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import { makeLog } from '../apps/server/src/platform/log.ts';

const ticksPerSecond = 100;

type Process = { readonly pid: number; readonly parent: number; readonly ticks: readonly number[] };

const readProcess = (pid: number): Process | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return { pid, parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
};

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);

/** Seconds of a process and of its ended children. */
const secondsOf = ({ ticks: [user = 0, system = 0, endedUser = 0, endedSystem = 0] }: Process) =>
  (user + system + endedUser + endedSystem) / ticksPerSecond;

/** A database on this machine, by default of DATABASE_URL: its processor time, and a way to change data in it. */
export const openDatabase = async (url = process.env.DATABASE_URL) => {
  const connection = { connectionString: url, max: 1 };
  const pool = openPool(connection, makeLog({ LOG_LEVEL: 'silent' }));
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = readProcess(rows[0]?.pid ?? 0)?.parent ?? 0;
  return {
    /** Processor seconds of all its processes so far. */
    cpu: () =>
      processes()
        .filter(({ pid, parent }) => pid === postmaster || parent === postmaster)
        .reduce((sum, one) => sum + secondsOf(one), 0),
    /** Writes search data without changing it. */
    touchCatalogue: () =>
      pool.query('update products set name = name where id = (select min(id) from products)'),
    /** The best-selling product, first in the list by demand. */
    firstProduct: async () => {
      const { rows } = await pool.query<{ id: string; slug: string; name: string }>(`
        select p.id, p.slug, p.name from products p join categories root on root.id = p.root_category_id
        where p.published and root.published order by p.popularity desc, p.name_words, p.id limit 1`);
      const [product] = rows;
      if (!product) throw new Error('There are no products');
      const rename = (to: string) =>
        pool.query('update products set name = $1 where id = $2', [to, product.id]);
      return { ...product, rename };
    },
    close: () => pool.end(),
  };
};
