import { afterAll, describe, expect, it } from 'vitest';
import { offerPlan, toolsOf } from '../../src/modules/membership/testing.ts';
import { refundJob, releaseJob } from '../../src/modules/payments/job-kinds.ts';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { readHangingJobs } from '../../src/platform/figures/job-figures.ts';
import { jobsChannel } from '../../src/platform/job-queue/due-jobs.ts';
import { jobKind, NothingToDo } from '../../src/platform/job-queue/kinds.ts';
import { makeJobs } from '../../src/platform/jobs.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeMetrics } from '../../src/platform/metrics.ts';
import { makeTestApp } from '../harness.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });

describe('background jobs', async () => {
  const app = await makeTestApp();
  const pool = openPool({ ...app.connection, max: 4 }, log);
  const db = openDb(pool);
  afterAll(() => pool.end());
  const greet = jobKind<{ name: string }>('test.greet', { retryDelay: 1, retryDelayMax: 2 });

  const within = async (met: () => boolean) => {
    for (let tries = 0; tries < 400 && !met(); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  it('run if, and only if, their transaction commits; and again when they fail', async () => {
    const jobs = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    const greeted: string[] = [];
    let failures = 0;
    jobs.handle(greet, async ({ name }) => {
      if (name === 'Rosalia' && failures++ === 0) throw new Error('not now');
      greeted.push(name);
    });
    await jobs.start();
    try {
      await inTransaction(db, (tx) => jobs.enqueue(tx, greet, { name: 'Agata' }));
      await expect(
        inTransaction(db, async (tx) => {
          await jobs.enqueue(tx, greet, { name: 'Nobody' });
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
      await inTransaction(db, (tx) => jobs.enqueue(tx, greet, { name: 'Rosalia' }));
      await within(() => greeted.length === 2);
      expect(greeted.toSorted()).toEqual(['Agata', 'Rosalia']);
      expect(failures).toBe(2);
    } finally {
      await jobs.stop();
    }
  });

  it('are announced when their transaction commits, and a delayed one is not', async () => {
    const asking = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    asking.keep(greet);
    const ear = await pool.connect();
    const heard: string[] = [];
    ear.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await ear.query(`listen ${jobsChannel}`);
    await asking.start();
    try {
      await inTransaction(db, (tx) => asking.enqueue(tx, greet, { name: 'Lucia' }, undefined, 3_600));
      await inTransaction(db, async (tx) => {
        await asking.enqueue(tx, greet, { name: 'Agata' });
        expect(heard).toEqual([]);
      });
      await expect.poll(() => heard).toEqual([greet.name]);
    } finally {
      ear.release(true);
      await asking.stop();
      await pool.query('delete from pgboss.job where name = $1', [greet.name]);
    }
  });

  it('wait for a process that can do them', async () => {
    const rare = jobKind<{ number: number }>('test.rare');
    const without = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    const withIt = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    const done: number[] = [];
    without.keep(rare);
    withIt.handle(rare, async ({ number }) => {
      done.push(number);
    });
    await without.start();
    try {
      await without.enqueue(db, rare, { number: 7 });
      await withIt.start();
      await within(() => done.length > 0);
      expect(done).toEqual([7]);
      const there = async () =>
        (await pool.query("select state, retry_count from pgboss.job where name = 'test.rare'")).rows;
      // Completion is written a moment after the work.
      await expect.poll(there).toEqual([{ state: 'completed', retry_count: 0 }]);
    } finally {
      await Promise.all([without.stop(), withIt.stop()]);
    }
  });

  it('are one for each key, however many are enqueued at once, even if an earlier release made their queue otherwise', async () => {
    const once = jobKind<{ number: number }>('test.once', {
      ...{ one: 'waiting', retryLimit: 9, retryDelayMax: 90 },
    });
    const single = jobKind<{ number: number }>('test.single', { one: 'in all' });
    const jobs = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    const older = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    const asking = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    for (const kind of [once, single]) asking.keep(kind);
    older.keep(jobKind('test.once'));
    older.keep(jobKind('test.single'));
    await older.start();
    await older.stop();
    const done: string[] = [];
    const hold = Promise.withResolvers<void>();
    jobs.handle(once, async ({ number }) => {
      done.push(`once ${number}`);
      await hold.promise;
    });
    jobs.handle(single, async ({ number }) => {
      done.push(`single ${number}`);
      await hold.promise;
    });
    const askOften = () =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          inTransaction(db, async (tx) => {
            await asking.enqueue(tx, once, { number: at % 2 }, `thing ${at % 2}`);
            await asking.enqueue(tx, single, { number: at % 2 }, `thing ${at % 2}`);
          }),
        ),
      );
    const there = async () => {
      const { rows } = await pool.query(
        `select name, state, count(*)::int from pgboss.job where name in ('test.once', 'test.single')
          group by 1, 2 order by 1, 2`,
      );
      return rows.map(({ name, state, count }) => `${name} ${state} ${count}`);
    };
    await asking.start();
    const limits = "select retry_limit, retry_delay_max from pgboss.queue where name = 'test.once'";
    expect((await pool.query(limits)).rows).toEqual([{ retry_limit: 9, retry_delay_max: 90 }]);
    await askOften();
    expect(await there()).toEqual(['test.once created 2', 'test.single created 2']);
    await jobs.start();
    try {
      await expect.poll(() => done.length).toBe(4);
      // A change since the jobs began is not lost: one more waits where that matters.
      await askOften();
      expect(await there()).toEqual(['test.once created 2', 'test.once active 2', 'test.single active 2']);
      hold.resolve();
      await expect
        .poll(() => done.toSorted())
        .toEqual([...['once 0', 'once 0', 'once 1', 'once 1'], ...['single 0', 'single 1']]);
      await expect(jobs.enqueue(db, once, { number: 1 })).rejects.toThrow('a key is given');
      await expect(jobs.enqueue(db, greet, { name: 'Agata' }, 'a key')).rejects.toThrow('a key is given');
    } finally {
      hold.resolve();
      await Promise.all([asking.stop(), jobs.stop()]);
    }
  });

  it('without their subject are given up at once, with the reason', async () => {
    const jobs = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    const empty = jobKind<{ name: string }>('test.empty');
    jobs.handle(empty, async ({ name }) => {
      throw new NothingToDo('guest_unknown', name);
    });
    await jobs.start();
    try {
      await jobs.enqueue(db, empty, { name: 'Nobody' });
      const hanging = async () => (await readHangingJobs(pool)).find(({ job }) => job === 'test.empty');
      await expect
        .poll(hanging)
        .toMatchObject({ waiting: 0, retrying: 0, failed: 1, nothing: 'guest_unknown' });
    } finally {
      await jobs.stop();
    }
  });

  it.each([
    ['membership.renew', 'membership_unknown'],
    ['catalogue.read_table', 'import_unknown'],
    ['catalogue.write_table', 'import_unknown'],
    ['catalogue.read_pictures', 'folder_unknown'],
  ])('of the kind %s are given up when their thing was deleted: %s', async (name, nothing) => {
    const renewal = name === 'membership.renew';
    // Without a plan on offer memberships only pause.
    if (renewal) await offerPlan(app);
    const kind = jobKind<{ id: string }>(name, renewal ? { one: 'in all' } : {});
    await toolsOf(app).jobs.enqueue(db, kind, { id: 'gone' }, ...(renewal ? ['gone'] : []));
    const hanging = async () => (await readHangingJobs(pool)).find(({ job }) => job === name);
    await expect.poll(hanging).toMatchObject({ retrying: 0, failed: 1, nothing });
  });

  it.each([
    ['any', jobKind('test.patient')],
    ['money', refundJob],
    ['a hold', releaseJob],
  ])('of the kind of %s are tried for a day, even with the shortest pauses', (_, { options }) => {
    const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0 } = options;
    // As pg-boss draws pauses: half of each is fixed.
    const shortest = Array.from({ length: retryLimit }, (__, tried) =>
      Math.min(retryDelayMax, retryDelay * 2 ** tried),
    );
    const hours = shortest.reduce((sum, seconds) => sum + seconds, 0) / 3_600;
    expect(hours).toBeGreaterThan(24);
    expect(hours).toBeLessThan(30);
  });

  it('of a killed process are taken over by another within seconds', async () => {
    const bake = jobKind<{ number: number }>('test.bake', { retryDelay: 1, retryDelayMax: 2 });
    let killed = false;
    const nobody = Promise.reject(new Error('the process is gone'));
    nobody.catch(() => undefined);
    const dying = makeJobs({
      log,
      metrics: makeMetrics(),
      // A killed process no longer reaches the database.
      pool: {
        query: ((text: string, values: unknown[]) => (killed ? nobody : pool.query(text, values))) as never,
      },
    });
    const begun: string[] = [];
    dying.handle(bake, async ({ number }) => {
      begun.push(`dying ${number}`);
      await new Promise(() => undefined);
    });
    await dying.start();
    await dying.enqueue(db, bake, { number: 3 });
    await expect.poll(() => begun).toEqual(['dying 3']);
    killed = true;
    const other = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    other.handle(bake, async ({ number }) => void begun.push(`other ${number}`));
    await other.start();
    try {
      await expect.poll(() => begun, { timeout: 100_000 }).toEqual(['dying 3', 'other 3']);
    } finally {
      await other.stop();
    }
  });

  it('run several at once and without pauses, and a failing one alone runs again', async () => {
    const jobs = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    const letter = jobKind<{ number: number }>('test.letter', { retryDelay: 1, retryDelayMax: 2 });
    const tries = new Map<number, number>();
    let [running, mostAtOnce] = [0, 0];
    jobs.handle(letter, async ({ number }) => {
      tries.set(number, (tries.get(number) ?? 0) + 1);
      mostAtOnce = Math.max(mostAtOnce, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      if (number % 100 === 7 && tries.get(number) === 1) throw new Error('not now');
    });
    await jobs.start();
    try {
      await inTransaction(db, async (tx) => {
        for (let number = 0; number < 300; number++) await jobs.enqueue(tx, letter, { number });
      });
      // At one a second this would take five minutes.
      await within(() => tries.size === 300 && [...tries.values()].filter((count) => count > 1).length === 3);
      const again = [...tries].filter(([, count]) => count > 1);
      expect(tries.size).toBe(300);
      expect(again.toSorted()).toEqual([7, 107, 207].map((number) => [number, 2]).toSorted());
      expect(mostAtOnce).toBe(10);
    } finally {
      await jobs.stop();
    }
  });

  it('of each minute are one job, and former queues of their own are emptied', async () => {
    const works = jobKind('test.works');
    const older = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    older.keep(works);
    await older.start();
    await older.enqueue(db, works, {});
    await older.stop();
    await pool.query(`insert into pgboss.schedule (name, cron) values ('test.works', '* * * * *')`);
    const jobs = makeJobs({ pool, log, metrics: makeMetrics(), byClock: false });
    jobs.every(works, '* * * * *', async () => undefined);
    jobs.every(jobKind('test.nightly'), '7 4 * * *', async () => undefined);
    await jobs.start();
    try {
      const { rows } = await pool.query(
        `select name, cron from pgboss.schedule where name like 'test.%' or name = 'each_minute' order by 1`,
      );
      expect(rows).toEqual([
        { name: 'each_minute', cron: '* * * * *' },
        { name: 'test.nightly', cron: '7 4 * * *' },
      ]);
      expect((await pool.query(`select from pgboss.job where name = 'test.works'`)).rowCount).toBe(0);
    } finally {
      await jobs.stop();
    }
  });
});
