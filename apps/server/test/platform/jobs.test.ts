import { describe, expect, it } from 'vitest';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { jobKind, makeJobs } from '../../src/platform/jobs.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeMetrics } from '../../src/platform/metrics.ts';
import { makeTestApp } from '../harness.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });

describe('background jobs', async () => {
  const app = await makeTestApp();
  const pool = openPool({ ...app.connection, max: 4 }, log);
  const db = openDb(pool);
  const greet = jobKind<{ name: string }>('test.greet', { retryDelay: 1, retryDelayMax: 2 });

  const within = async (met: () => boolean) => {
    for (let tries = 0; tries < 160 && !met(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  it('are done if, and only if, the transaction that asked commits; and again when they fail', async () => {
    const jobs = makeJobs({ pool, log, metrics: makeMetrics() });
    const greeted: string[] = [];
    let failures = 0;
    jobs.handle(greet, async ({ name }) => {
      if (name === 'Rosalia' && failures++ === 0) throw new Error('not now');
      greeted.push(name);
    });
    await jobs.start();
    try {
      await db.transaction().execute((tx) => jobs.enqueue(tx, greet, { name: 'Agata' }));
      await expect(
        db.transaction().execute(async (tx) => {
          await jobs.enqueue(tx, greet, { name: 'Nobody' });
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
      await db.transaction().execute((tx) => jobs.enqueue(tx, greet, { name: 'Rosalia' }));
      await within(() => greeted.length === 2);
      expect(greeted.toSorted()).toEqual(['Agata', 'Rosalia']);
      expect(failures).toBe(2);
    } finally {
      await jobs.stop();
      await pool.end();
    }
  });
});
