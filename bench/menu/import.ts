import { randomBytes } from 'node:crypto';
import type { MenuImport } from '@zanga/contract/menu/menu-table';
import type { Cart } from '@zanga/contract/ordering/carts';
import { csvLine } from '@zanga/domain/catalogue/table/cells';
import { sql } from 'kysely';
import { hashToken } from '../../apps/server/src/modules/accounts/testing.ts';
import { formFor, openStall, type Stall } from '../order-stall.ts';
import { percentile, report, rounded } from '../table.ts';

// Cost of an import of 50,000 rows for people who order meanwhile: half of the rows change a price, half are new.
// Client, server and database share the machine.
const rows = Number(process.env.ROWS ?? 50_000);
const people = 8;
const alone = Number(process.env.ALONE_SECONDS ?? 20) * 1_000;

/** Signs in a person with the right to import. */
const signIn = async ({ db }: Stall): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await sql`insert into users (id, email, firstname, lastname) values ('usr_importa', 'importa@example.it', 'Ada', 'Rossi')`.execute(
    db,
  );
  await sql`insert into user_roles (user_id, role, all_shops) values ('usr_importa', 'owner', true)`.execute(
    db,
  );
  await sql`insert into access_tokens (token_hash, user_id, created_at, expires_at)
    values (${hashToken(token)}, 'usr_importa', now(), now() + interval '1 day')`.execute(db);
  return token;
};

/** Dishes that the file changes, including the ordered ones. */
const fill = async ({ db }: Stall): Promise<string> => {
  await sql`
    insert into products (id, slug, name, kind, root_category_id, price_cents, vat_class, allergens_declared, channels, published)
    select 'prd_b' || n, 'piatto-' || n, 'Piatto numero ' || n, 'food', c.id, 500 + n % 900, 'prepared_food', true,
      '{delivery,pickup,onshop}', true
    from generate_series(1, ${rows / 2}) n, (select id from categories where parent_id is null order by id limit 1) c`.execute(
    db,
  );
  await sql`
    insert into product_categories (product_id, category_id, position)
    select id, root_category_id, 1 from products where id ~ '^prd_b[0-9]{1,6}$'`.execute(db);
  await sql`analyze products, product_categories`.execute(db);
  const { rows: found } = await sql<{ name: string }>`
    select name from categories where parent_id is null order by id limit 1`.execute(db);
  return found[0]?.name ?? '';
};

const fileFor = (category: string): string => {
  const cells = [['indirizzo', 'nome', 'tipo', 'categorie', 'prezzo', 'allergeni', 'pubblicato']];
  for (let n = 1; n <= rows / 2; n += 1)
    cells.push([`piatto-${n}`, `Piatto numero ${n}`, 'Piatto', category, '19,90', 'nessuno', 'sì']);
  for (let n = 1; n <= rows / 2; n += 1)
    cells.push([`nuovo-${n}`, `Piatto nuovo ${n}`, 'Piatto', category, '7,50', 'Latte', 'sì']);
  return cells.map(csvLine).join('');
};

/** A different network for each call, since orders of one network are limited. */
const networkOf = (at: number) => ({ from: `10.${(at >> 8) % 256}.${at % 256}.7` });

let ordered = 0;

/** People order one after the other until stopped; number of orders, and the time of each. */
const ordering = (stall: Stall) => {
  let going = true;
  const waits: number[] = [];
  const person = async () => {
    while (going) {
      ordered += 1;
      const at = ordered;
      const network = networkOf(at);
      const wish = at % 2 === 0 ? stall.pizzas(at) : stall.pizzasAndMug(at);
      const asked = performance.now();
      const cart = await stall.post<Cart>('/api/carts', wish, network);
      await stall.post('/api/orders', formFor(cart, 'new'), network);
      waits.push(performance.now() - asked);
    }
  };
  const started = performance.now();
  const all = Promise.all(Array.from({ length: people }, person));
  return async () => {
    const seconds = (performance.now() - started) / 1_000;
    const done = waits.length;
    going = false;
    await all;
    return { seconds, perSecond: done / seconds, waits };
  };
};

const row = (
  measured: string,
  { seconds, perSecond, waits }: Awaited<ReturnType<ReturnType<typeof ordering>>>,
) => ({
  measured,
  seconds: rounded(seconds, 1),
  'orders a second': rounded(perSecond, 1),
  'p50 ms': rounded(percentile(waits, 0.5), 1),
  'p99 ms': rounded(percentile(waits, 0.99), 1),
  'worst ms': rounded(Math.max(...waits), 1),
});

const stall = await openStall({ TRUST_PROXY: 'loopback' });
try {
  const token = await signIn(stall);
  const file = fileFor(await fill(stall));
  const headers = { authorization: `Bearer ${token}` };
  const url = `${stall.zanga.url}/api/backoffice/menu/imports`;
  const settled = async (id: string): Promise<MenuImport> => {
    for (;;) {
      // The contract promises this type.
      const one = (await (await fetch(`${url}/${id}`, { headers })).json()) as MenuImport;
      if (one.state !== 'reading' && one.state !== 'writing') return one;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // Warms up a process that has just started.
  const warming = ordering(stall);
  await pause(8_000);
  await warming();
  const before = ordering(stall);
  await pause(alone);
  const first = await before();

  const whileReading = ordering(stall);
  const body = new FormData();
  body.set('file', new File([file], 'menu.csv'));
  // The contract promises this type.
  const sent = (await (await fetch(url, { method: 'POST', headers, body })).json()) as MenuImport;
  const read = await settled(sent.id);
  const reading = await whileReading();
  if (read.state !== 'read' || read.counts.refused > 0) throw new Error(JSON.stringify(read));

  const whileWriting = ordering(stall);
  const json = { ...headers, 'content-type': 'application/json' };
  await fetch(`${url}/${sent.id}/apply`, { method: 'POST', headers: json, body: '{}' });
  const done = await settled(sent.id);
  const writing = await whileWriting();
  if (done.state !== 'done') throw new Error(JSON.stringify(done));

  const after = ordering(stall);
  await pause(alone);
  const last = await after();
  const usual = (first.perSecond + last.perSecond) / 2;
  const seconds = reading.seconds + writing.seconds;
  const meanwhile = (reading.perSecond * reading.seconds + writing.perSecond * writing.seconds) / seconds;
  const compared = (measured: Parameters<typeof row>[1]) => ({
    'of alone': rounded(measured.perSecond / usual, 3),
  });
  report(
    'import',
    [
      { ...row('orders alone, before', first), ...compared(first) },
      { ...row('while a file is read', reading), ...compared(reading) },
      { ...row('while it is written', writing), ...compared(writing) },
      { ...row('orders alone, after', last), ...compared(last) },
    ],
    [
      `${rows.toLocaleString('en')} rows, ${(file.length / 1e6).toFixed(1)} MB: half change a price, half are new; an order is a cart and its placing, half of them with a mug that is counted.`,
      `During the whole import ${rounded(meanwhile / usual, 3)} of the orders that are placed without it; the goal is 0.667.`,
    ],
  );
} finally {
  await stall.close();
}
