import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/connection.ts';
import { readRetention } from './sweep.ts';

/** Exports deletions of expired data; read from the database, so that every node shows the same. */
export const tellRetention = (registry: Registry, db: Db, clock: Clock): void => {
  const labels = { labelNames: ['what'], registers: [registry] };
  // While the database is away these figures are missing, the others are not.
  const read = () => readRetention(db, clock()).catch(() => []);
  new Gauge({
    name: 'retention_last_run_seconds',
    help: 'When it was last looked for what is kept too long, as a moment; absent where that failed',
    ...labels,
    async collect() {
      const rows = await read();
      this.reset();
      for (const { what, last_at, failed } of rows)
        if (failed === null) this.set({ what }, last_at.getTime() / 1_000);
    },
  });
  new Gauge({
    name: 'retention_removed_last_day',
    help: 'Rows that went on the last day it was looked for',
    ...labels,
    async collect() {
      for (const { what, removed } of await read()) this.set({ what }, removed);
    },
  });
};
