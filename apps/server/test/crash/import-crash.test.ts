import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { csvLine } from '@zanga/domain/catalogue/table/cells';
import type { UserId } from '@zanga/domain/ids';
import { expect, it, vi } from 'vitest';
import { seedDemo } from '../../demo/seed.ts';
import { beginWriting } from '../../src/modules/catalogue/table/import-store.ts';
import { tableDesk } from '../../src/modules/catalogue/table/testing.ts';
import { writeImport } from '../../src/modules/catalogue/table/write-import.ts';
import { signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
await seedDemo(app.pool, app.now.at);
const desk = tableDesk(app, await signInStaff(app, 'owner'));
const patience = { timeout: 60_000, interval: 5 };

const rows = 1_500;
const names = Array.from({ length: rows }, (_, at) => [`Piatto ${at}`, 'Piatto', 'Pizze', '7,50', 'Glutine']);
const file = [['nome', 'tipo', 'categorie', 'prezzo', 'allergeni'], ...names].map(csvLine).join('');

const count = async () =>
  (await app.pool.query<{ n: number }>('select count(*)::int n from products')).rows[0]?.n ?? 0;
const progress = async (id: string) =>
  (await app.pool.query<{ progress: number }>('select progress from menu_imports where id = $1', [id]))
    .rows[0]?.progress ?? 0;

const tools = {
  db: app.db,
  payments: app.payments,
  clock: () => app.now.at,
  log: makeLog({ LOG_LEVEL: 'silent' }),
};
const nobodyReads = async () => undefined;

/** An import as its request leaves it; its job has yet to come. */
const toBeWritten = async (content: string) => {
  const read = await desk.tried(content);
  const [user] = (await app.pool.query<{ user_id: UserId }>('select user_id from user_roles')).rows;
  const trail = { action: 'menu.import', userId: user?.user_id ?? null, posts: [], device: null } as const;
  await inTransaction(app.db, (tx) => beginWriting(tx, read.id, { ...trail, network: null }, app.now.at));
  return read;
};

it('an import whose process is killed in the middle has written nothing, and is written whole afterwards', async () => {
  const before = await count();
  const read = await toBeWritten(file);
  expect(read.counts).toMatchObject({ new: rows, refused: 0 });

  const child = fork(path.resolve(import.meta.dirname, 'import-process.ts'), [read.id], {
    env: { ...process.env, DATABASE_URL: app.url },
  });
  const ended = once(child, 'exit');
  await vi.waitFor(async () => expect(await progress(read.id)).toBeGreaterThan(5), patience);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await count()).toBe(before);
  expect((await desk.read(read.id)).state).toBe('writing');

  // PostgreSQL frees the dead process's locks once it notices the broken connection.
  await vi.waitFor(() => writeImport(tools, read.id, nobodyReads), patience);
  expect(await desk.read(read.id)).toMatchObject({ state: 'done' });
  expect(await count()).toBe(before + rows);
  // A second run finds nothing to do.
  await writeImport(tools, read.id, nobodyReads);
  expect(await count()).toBe(before + rows);
});

it('an import over which two processes have died is not begun again', async () => {
  const { id } = await toBeWritten(
    'nome,tipo,categorie,prezzo,allergeni\r\nTimballo,Piatto,Pizze,"7,50",Glutine\r\n',
  );
  await app.db.updateTable('menu_imports').set({ writings: 2 }).where('id', '=', id).execute();
  const before = await count();
  await writeImport(tools, id, nobodyReads);
  expect(await desk.read(id)).toMatchObject({ state: 'given_up' });
  expect(await count()).toBe(before);
});

it('an import whose transaction begins anew after two deadlocks is written', async () => {
  const { id } = await toBeWritten(
    'nome,tipo,categorie,prezzo,allergeni\r\nSformato,Piatto,Pizze,"7,50",Glutine\r\n',
  );
  let deadlocks = 2;
  const payments = {
    get takesCards() {
      if (deadlocks > 0) {
        deadlocks -= 1;
        throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      }
      return true;
    },
  };
  const before = await count();
  await writeImport({ ...tools, payments }, id, nobodyReads);
  expect(deadlocks).toBe(0);
  expect(await desk.read(id)).toMatchObject({ state: 'done' });
  expect(await count()).toBe(before + 1);
});
