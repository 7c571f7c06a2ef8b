import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { makeLog } from '../log.ts';
import { refuse } from '../refusal.ts';
import { type Db, onOneConnection, openDb, openPool, type Tx, withoutWaiting } from './connection.ts';
import { messagesDuring } from './testing.ts';
import { asIf, attempt, inTransaction, inTransactionThenRead, takeLong } from './transaction.ts';

const app = await makeTestApp();
// One connection, so that each transaction meets the leftovers of the one before.
const pool = openPool({ ...app.connection, max: 1 }, makeLog({ LOG_LEVEL: 'silent' }));
const db = openDb(pool, 5_000);
afterAll(() => pool.end());
await sql`create table said (what text primary key)`.execute(db);
beforeEach(() => sql`delete from said`.execute(db));

const say = (tx: Tx | Db, what: string) => sql`insert into said values (${what})`.execute(tx);
/** Inserts without waiting for the answer. */
const note = (tx: Tx, what: string) => withoutWaiting(tx, (quiet) => say(quiet, what));
const read = async (tx: Tx | Db, what: string) =>
  (await sql<{ found: number }>`select count(*) as found from said where what = ${what}`.execute(tx)).rows[0]
    ?.found;
const said = async () => {
  const { rows } = await sql<{ what: string }>`select what from said order by what`.execute(db);
  return rows.map(({ what }) => what);
};

/** Messages the work sends, each as the first words of its statements. */
const messagesOf = async (work: () => Promise<unknown>): Promise<readonly (readonly string[])[]> =>
  (await messagesDuring(work)).map((texts) => texts.map((text) => text.trim().split(' ')[0] ?? ''));

it('sends `begin` with the first statement of a transaction, and `commit` with its last', async () => {
  const sent = await messagesOf(() =>
    inTransaction(db, async (tx) => {
      await say(tx, 'one');
      await note(tx, 'two');
      expect(await Promise.all([read(tx, 'two'), say(tx, 'three'), read(tx, 'three')])).toMatchObject({
        0: 1,
        2: 1,
      });
      await note(tx, 'four');
      await note(tx, 'five');
    }),
  );
  expect(sent).toEqual([
    ['begin', 'select', 'insert'],
    ['insert', 'select', 'insert', 'select'],
    ['insert', 'insert', 'commit'],
  ]);
  expect(await said()).toEqual(['five', 'four', 'one', 'three', 'two']);
  expect(
    await messagesOf(() => onOneConnection(db, (one) => Promise.all([read(one, 'one'), read(one, 'six')]))),
  ).toEqual([['select', 'select']]);
  expect(await messagesOf(() => inTransaction(db, (tx) => note(tx, 'six')))).toEqual([
    ['begin', 'select', 'insert', 'commit'],
  ]);
  expect(await read(db, 'six')).toBe(1);
});

it('finds by key in a transaction, even with a plan from when the table was small', async () => {
  await say(db, 'small');
  await sql`analyze said`.execute(db);
  const plan = async (one: Tx | Db) => {
    const { rows } = await sql`explain select from said where what = 'small'`.execute(one);
    return JSON.stringify(rows);
  };
  expect(await plan(db)).toContain('Seq Scan');
  expect(await inTransaction(db, plan)).not.toContain('Seq Scan');
  const long = inTransaction(db, async (tx) => {
    await takeLong(tx);
    return plan(tx);
  });
  expect(await long).toContain('Seq Scan');
});

it('sends nothing for a transaction without statements', async () => {
  expect(await messagesOf(() => inTransaction(db, async () => 'nothing'))).toEqual([]);
  expect(await messagesOf(() => asIf(db, async () => 'nothing'))).toEqual([]);
});

it('reads behind the end of a transaction, in the same message', async () => {
  const sent = await messagesOf(async () => {
    const write = async (tx: Tx) => {
      await say(tx, 'one');
      await note(tx, 'two');
      return 'done';
    };
    const found = await inTransactionThenRead(db, write, async (one, done) => {
      const together = await Promise.all([read(one, 'one'), read(one, 'two')]);
      return [done, ...together, await read(one, 'never')];
    });
    expect(found).toEqual(['done', 1, 1, 0]);
  });
  expect(sent).toEqual([['begin', 'select', 'insert'], ['insert', 'commit', 'select', 'select'], ['select']]);
  const refused = await inTransactionThenRead(
    db,
    async (tx) => {
      await say(tx, 'refused');
      return refuse('shop.not_found');
    },
    () => read(db, 'one'),
  );
  expect(refused).toMatchObject({ ok: false });
  expect(await said()).toEqual(['one', 'two']);
});

it('keeps the writes when the read behind them fails, and reads once more', async () => {
  let reads = 0;
  const failing = async (one: Db) => {
    reads += 1;
    await sql`select ${reads === 1 ? 'no number' : '7'}::int`.execute(one);
    return read(one, 'kept');
  };
  expect(await inTransactionThenRead(db, (tx) => note(tx, 'kept'), failing)).toBe(1);
  expect(reads).toBe(2);
  const always = (one: Db) => sql`select ${'no number'}::int`.execute(one);
  await expect(inTransactionThenRead(db, (tx) => note(tx, 'as well'), always)).rejects.toThrow('no number');
  expect(await said()).toEqual(['as well', 'kept']);
});

it('reads nothing behind a transaction that its commit undoes', async () => {
  await sql`
    create table late (what text unique deferrable initially deferred);
    insert into late values ('twice')`.execute(db);
  let reads = 0;
  const twice = (tx: Tx) => sql`insert into late values ('twice')`.execute(tx);
  const reading = inTransactionThenRead(db, twice, (one) => {
    reads += 1;
    return read(one, 'one');
  });
  await expect(reading).rejects.toThrow('late_what_key');
  expect(reads).toBe(1);
  // The read planned behind the failed transaction must not run behind the next one.
  expect(await inTransaction(db, (tx) => read(tx, 'one'))).toBe(0);
  expect(reads).toBe(1);
});

it('runs nothing outside of a transaction that cannot begin', async () => {
  const never = openDb(pool, 1e15);
  await expect(inTransaction(never, (tx) => say(tx, 'outside'))).rejects.toThrow('invalid value');
  await expect(inTransaction(never, (tx) => note(tx, 'outside'))).rejects.toThrow('invalid value');
  expect(await said()).toEqual([]);
  expect(await inTransaction(db, (tx) => read(tx, 'outside'))).toBe(0);
});

it('undoes all statements of one message when one of them fails', async () => {
  await say(db, 'twice');
  const together = (tx: Tx) => Promise.all([say(tx, 'before'), say(tx, 'twice'), read(tx, 'after')]);
  for (let time = 0; time < 3; time += 1) {
    await expect(inTransaction(db, together)).rejects.toThrow('said_pkey');
    await expect(inTransaction(db, (tx) => note(tx, 'twice'))).rejects.toThrow('said_pkey');
    const goingOn = inTransaction(db, async (tx) => {
      await note(tx, 'twice');
      await say(tx, 'going on');
    });
    await expect(goingOn).rejects.toThrow('said_pkey');
  }
  expect(await said()).toEqual(['twice']);
  await inTransaction(db, async (tx) => {
    await say(tx, 'again');
    expect(await Promise.all([read(tx, 'again'), read(tx, 'twice'), read(tx, 'never')])).toEqual([1, 1, 0]);
  });
  expect(await said()).toEqual(['again', 'twice']);
});

it('fails a transaction that goes on after a failure', async () => {
  const goingOn = inTransaction(db, async (tx) => {
    await say(tx, 'lost');
    await say(tx, 'lost').catch(() => undefined);
    return 'done';
  });
  await expect(goingOn).rejects.toThrow('rolled back');
  expect(await said()).toEqual([]);
});

it('keeps what was committed, and nothing else, when the connection is lost within a message', async () => {
  const end = (one: Tx | Db) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(one);
  const lost = () => once(pool, 'remove');
  const [behind] = await Promise.all([
    inTransactionThenRead(
      db,
      (tx) => note(tx, 'kept'),
      (one) => end(one).catch(() => 'lost'),
    ),
    lost(),
  ]);
  expect(behind).toBe('lost');
  const within = inTransaction(db, (tx) => Promise.all([say(tx, 'gone'), end(tx), say(tx, 'too')]));
  await Promise.all([expect(within).rejects.toThrow(), lost()]);
  expect(await said()).toEqual(['kept']);
});

it('writes nothing of a refused, undone or failed transaction', async () => {
  const refused = await inTransaction(db, async (tx) => {
    await note(tx, 'refused');
    return refuse('shop.not_found');
  });
  expect(refused).toMatchObject({ ok: false });
  const thrown = inTransaction(db, async (tx) => {
    await say(tx, 'thrown');
    await note(tx, 'thrown as well');
    throw new Error('on second thoughts');
  });
  await expect(thrown).rejects.toThrow('second thoughts');
  expect(await asIf(db, (tx) => note(tx, 'as if'))).toBeUndefined();
  await inTransaction(db, async (tx) => {
    await note(tx, 'told');
    await attempt(tx, async () => {
      await note(tx, 'tried');
      return false;
    });
  });
  expect(await said()).toEqual(['told']);
});

it('undoes a message in which one value cannot be sent', async () => {
  const round: { self?: unknown } = {};
  round.self = round;
  const tell = (tx: Tx, what: unknown) => sql`insert into said select ${what}::jsonb ->> 'is'`.execute(tx);
  const told = (what: unknown) =>
    inTransaction(db, async (tx) => {
      await say(tx, 'one');
      await Promise.all([say(tx, 'two'), tell(tx, what), say(tx, 'four')]);
    });
  await expect(told(round)).rejects.toThrow('circular');
  expect(await said()).toEqual([]);
  await told({ is: 'three' });
  expect(await said()).toEqual(['four', 'one', 'three', 'two']);
  await sql`delete from said`.execute(db);
  await expect(told(round)).rejects.toThrow('circular');
  await told({ is: 'five' });
  expect(await said()).toEqual(['five', 'four', 'one', 'two']);
});

it('carries each kind of value there and back, described or not', async () => {
  const values = {
    at: new Date('2026-03-29T01:30:00.125Z'),
    times: [new Date(0), new Date('0000-12-31T23:59:59.999Z'), new Date('+010000-01-01T00:00:59.999Z')],
    bytes: Buffer.from([0, 92, 255]),
    files: [Buffer.from([0, 255])],
    words: ['a"b\\c', '', 'null', null, 'è, {}'],
    grid: [
      [1, 2],
      [3, 4],
    ],
    json: { list: ['"', null], n: 1.5 },
    yes: true,
    count: 9_007_199_254_740_991,
    share: 0.25,
    none: null,
  };
  const carried = async (one: Tx | Db) => {
    const { rows } =
      await sql`select ${values.at}::timestamptz as at, ${values.times}::timestamptz[] as times,
      ${values.bytes}::bytea as bytes, ${values.files}::bytea[] as files, ${values.words}::text[] as words,
      ${values.grid}::int[] as grid, ${values.json}::jsonb as json, ${values.yes}::boolean as yes,
      ${values.count}::bigint as count, ${values.share}::numeric as share, ${values.none}::date as none`.execute(
        one,
      );
    return rows;
  };
  const pooled = openPool(
    { ...app.connection, max: 1, namedStatements: false },
    makeLog({ LOG_LEVEL: 'silent' }),
  );
  const unnamed = openDb(pooled);
  for (const one of [db, db, unnamed, unnamed]) {
    expect(await carried(one)).toEqual([values]);
    expect(await inTransaction(one, carried)).toEqual([values]);
  }
  await pooled.end();
});

it('lets a text of several statements begin a transaction', async () => {
  const several = sql.raw("insert into said values ('a'); insert into said values ('b')");
  await inTransaction(db, async (tx) => {
    await several.execute(tx);
  });
  expect(await said()).toEqual(['a', 'b']);
  await expect(inTransaction(db, (tx) => several.execute(tx))).rejects.toThrow('said_pkey');
  expect(await said()).toEqual(['a', 'b']);
});

it('prepares statements anew after a migration, without refusing a call', async () => {
  type Row = Record<string, unknown>;
  const all = (on: Tx | Db) => sql<Row>`select * from said where what <> ${''} order by what`.execute(on);
  const told = async (on: Tx | Db) => (await all(on)).rows;
  /** Reads in each of the three ways to send. */
  const asked = async () => ({
    alone: await told(db),
    together: await onOneConnection(db, (one) => Promise.all([told(one), read(one, 'a')])),
    within: await inTransaction(db, async (tx) => {
      await note(tx, 'b');
      const rows = await told(tx);
      await sql`delete from said where what = ${'b'}`.execute(tx);
      return rows;
    }),
  });
  const [a, b] = [{ what: 'a' }, { what: 'b' }];
  await say(db, 'a');
  expect(await asked()).toEqual({ alone: [a], together: [[a], 1], within: [a, b] });
  const n = { n: 7 };
  await pool.query('alter table said add column n int default 7');
  const more = { alone: [{ ...a, ...n }], together: [[{ ...a, ...n }], 1] };
  expect(await asked()).toEqual({
    ...more,
    within: [
      { ...a, ...n },
      { ...b, ...n },
    ],
  });
  await pool.query('alter table said drop column n');
  const within = await inTransaction(db, async (tx) => {
    await note(tx, 'b');
    return told(tx);
  });
  expect(within).toEqual([a, b]);
  expect(await said()).toEqual(['a', 'b']);
  const plain = () => pool.query<Row>('select * from said where what = $1', ['a']);
  expect((await plain()).rows).toEqual([a]);
  await pool.query('alter table said add column n int default 7');
  expect((await plain()).rows).toEqual([{ ...a, ...n }]);
  await pool.query('alter table said drop column n');
});
