import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { csvLine } from '@zanga/domain/catalogue/table/cells';
import { columnNames } from '@zanga/domain/catalogue/table/columns';
import { describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../demo/seed.ts';
import { makeTestApp, startOtherNode } from '../../../../test/harness.ts';
import { makeLog } from '../../../platform/log.ts';
import { call, signInStaff } from '../../ordering/order/order-testing.ts';
import { tableDesk } from './testing.ts';
import { writeImport } from './write-import.ts';

const app = await makeTestApp();
await seedDemo(app.pool, app.now.at);
const owner = await signInStaff(app, 'owner');
const desk = tableDesk(app, owner);
const { n: products } = (
  await app.pool.query<{ n: number }>(`select count(*)::int n from products where kind <> 'cinema'`)
).rows[0] ?? { n: 0 };

const csv = (...rows: readonly (readonly string[])[]) => rows.map(csvLine).join('');
const edited = async (slug: string) => {
  const row = app.db.selectFrom('products').select('id').where('slug', '=', slug);
  const { id } = await row.executeTakeFirstOrThrow();
  const path = `backoffice/menu/products/${id}`;
  const { body } = await call<EditedProduct>(app, `GET ${path}`, { token: owner });
  const save = async (change: Partial<EditedProduct['form']>) => {
    const { version, form } = (await call<EditedProduct>(app, `GET ${path}`, { token: owner })).body;
    const payload = { version, form: { ...form, ...change } };
    expect((await call(app, `PUT ${path}`, { token: owner, payload })).status).toBe(200);
  };
  return { ...body, save };
};
const seen = (slug: string) => call<ProductDetail>(app, `GET products/${slug}`);
const everything = async () =>
  (
    await app.pool.query(
      `select p.*, (select json_agg(pc order by category_id) from product_categories pc where product_id = p.id) c,
        (select json_agg(a order by allergen) from product_allergens a where product_id = p.id) a,
        (select json_agg(i order by id) from product_ingredients i where product_id = p.id) i,
        (select json_agg(g order by group_id) from product_option_groups g where product_id = p.id) g
       from products p order by id`,
    )
  ).rows;

describe('an exported table', () => {
  it.each(['csv', 'json'])('as %s imports again without a difference, each product of it', async (format) => {
    const file = await desk.exported(`?format=${format}`);
    const read = await desk.tried(file, `menu.${format}`);
    expect(read).toMatchObject({
      state: 'read',
      counts: { new: 0, changed: 0, refused: 0, same: products },
    });
    expect((await desk.apply(read.id)).body.code).toBe('import.nothing');
  });

  it('contains the filtered list, for a spreadsheet', async () => {
    const file = await desk.exported('?search=parmigiana');
    expect(file.startsWith(`\uFEFF${columnNames.join(';')}\r\n`)).toBe(true);
    expect(file.trim().split('\r\n').length).toBeLessThan(5);
    expect(JSON.parse(await desk.exported('?format=json&search=ozymandias'))).toEqual([]);
  });

  it('holds no formula, and restores texts that began like one', async () => {
    const dish = await edited('caponata');
    await dish.save({ description: '=HYPERLINK("http://altrove")', ingredients: "'=1\n+2" });
    const file = await desk.exported('?search=caponata');
    expect(file).toContain(`"'=HYPERLINK(`);
    expect((await desk.tried(file)).counts).toMatchObject({ changed: 0, refused: 0 });
    // As Excel saves it: other line ends, and the encoding of Windows.
    const bytes: Readonly<Record<string, number>> = {
      '›': 0x9b,
      '’': 0x92,
      '…': 0x85,
      '–': 0x96,
      '“': 0x93,
      '”': 0x94,
    };
    const saved = [...file.slice(1).replaceAll('\r\n', '\n')].map((one) => bytes[one] ?? one.charCodeAt(0));
    expect((await desk.tried(Uint8Array.from(saved))).counts).toMatchObject({
      changed: 0,
      refused: 0,
    });
    await dish.save(dish.form);
  });
});

describe('a table of products', () => {
  it('shows row by row its effect, writes nothing, and then all of it', async () => {
    const before = await everything();
    const norma = await edited('caponata');
    const file = csv(
      ['indirizzo', 'nome', 'tipo', 'categorie', 'prezzo', 'allergeni', 'pubblicato'],
      ['caponata', norma.form.name, 'Piatto', '', '7,77', 'Sedano', 'sì'],
    ).replace(';categorie;', ';descrizione;');
    const read = await desk.tried(file);
    expect(read).toMatchObject({ state: 'read', counts: { new: 0, changed: 1, same: 0, refused: 0 } });
    const [line] = await desk.lines(read.id, '&outcome=changed');
    expect(line).toMatchObject({ line: 2, address: 'caponata' });
    expect(line?.changes).toContainEqual({
      column: 'prezzo',
      before: (norma.form.price / 100).toFixed(2).replace('.', ','),
      after: '7,77',
    });
    expect(await everything()).toEqual(before);

    const asked = await desk.apply(read.id);
    expect(asked).toMatchObject({ status: 202, body: { state: 'writing' } });
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done', progress: 100 });
    await expect
      .poll(async () => (await seen('caponata')).body)
      .toMatchObject({ price: 777, description: '', allergens: { contains: ['celery'] } });
    const entries = await app.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('action', '=', 'menu.import')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { kind: 'menu_import', thing: read.id, after: { added: 0, changed: 1, file: 'menu.csv' } },
      {
        kind: 'product',
        thing: norma.id,
        after: { price_cents: 777 },
        before: { price_cents: norma.form.price },
      },
    ]);
    expect((await desk.apply(read.id)).body.code).toBe('import.not_ready');
    await norma.save(norma.form);
  });

  it('adds new products, at their slugs, with the values of their cells', async () => {
    const [category] = (
      await app.pool.query(
        `select r.name || ' › ' || c.name as path from categories c join categories r on r.id = c.parent_id
       where c.slug is not null order by r.position, c.position limit 1`,
      )
    ).rows;
    const file = csv(
      ['nome', 'tipo', 'categorie', 'prezzo', 'allergeni', 'fatto_con', 'canali', 'pubblicato', 'quando'],
      [
        'Iris al forno',
        'Piatto',
        category.path,
        '2.5',
        'Glutine | Latte',
        'pasta | ricotta (si può togliere)',
        'Ritiro in negozio',
        'sì',
        'lun mar 10:00-02:00',
      ],
    );
    const read = await desk.tried(file);
    expect(read.counts).toMatchObject({ new: 1, refused: 0 });
    await desk.apply(read.id);
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done' });
    expect(await edited('iris-al-forno')).toMatchObject({
      form: {
        price: 250,
        allergens: { contains: ['gluten', 'milk'], may_contain: [] },
        channels: ['pickup'],
        recipe: [{ name: 'pasta' }, { name: 'ricotta', removable: true }],
        windows: [{ weekdays: [1, 2], from: 600, to: 1560 }],
        published: true,
      },
    });
    await expect.poll(async () => (await seen('iris-al-forno')).status).toBe(200);
    expect((await desk.tried(file)).counts).toMatchObject({ new: 0, same: 1 });
  });

  it('with one refused row writes nothing, and says why', async () => {
    const file = csv(
      ['indirizzo', 'prezzo', 'categorie', 'allergeni'],
      ['caponata', '5', '', ''],
      ['caponata', '6', '', ''],
      ['arancino-inesistente', '6', 'Pizze lunari', 'Late'],
    );
    const read = await desk.tried(file);
    expect(read.counts).toMatchObject({ refused: 3 });
    const lines = await desk.lines(read.id);
    expect(lines[0]?.problems.map(({ column }) => column)).toContain('categorie');
    expect(lines[1]?.problems).toEqual([{ column: 'indirizzo', text: 'È lo stesso indirizzo della riga 2' }]);
    expect(lines[2]?.problems).toEqual(
      expect.arrayContaining([
        { column: 'categorie', text: 'La categoria «Pizze lunari» non c’è' },
        { column: 'allergeni', text: 'L’allergene «Late» non esiste' },
      ]),
    );
    expect((await desk.apply(read.id)).body.code).toBe('import.refused_rows');
  });

  it.each(['0', '10.000'])('with a price of %s is asked about twice', async (price) => {
    const read = await desk.tried(
      csv(
        [
          'indirizzo',
          'prezzo',
          'prezzo_prime',
          'prezzo_scontato',
          'sconto_perché',
          'sconto_dal',
          'sconto_al',
        ],
        ['caponata', price, '', '', '', '', ''],
      ),
    );
    expect(read.counts).toMatchObject({ unusual: 1, refused: 0 });
    expect((await desk.apply(read.id)).body.code).toBe('product.price_unusual');
    const before = await edited('caponata');
    expect((await desk.apply(read.id, true)).status).toBe(202);
    await desk.settled(read.id);
    expect((await edited('caponata')).form.price).toBe(price === '0' ? 0 : 1_000_000);
    await before.save(before.form);
  });

  it('refuses the same as the editor: long texts, cinema shows, excessive prices', async () => {
    const [show] = (await app.pool.query(`select slug from products where kind = 'cinema' limit 1`)).rows;
    const read = await desk.tried(
      csv(
        ['indirizzo', 'nome', 'prezzo'],
        ['caponata', 'C'.repeat(121), '50'],
        ['panelle', 'Panelle', '100.001'],
        [show.slug, 'Film', '5'],
        ['Con Spazi', 'x', '1'],
      ),
    );
    expect(read.counts).toMatchObject({ refused: 4 });
    const told = (await desk.lines(read.id)).map(({ problems }) => problems[0]?.text);
    expect(told[0]).toBe('inserire al massimo 120 caratteri');
    expect(told[1]).toBe('da 0 a 100.000 €');
    expect(told[2]).toContain('cinema');
    expect(told[3]).toContain('Solo lettere minuscole');
  });

  it('overwrites no edit made meanwhile: the product is named and the file read again', async () => {
    const dish = await edited('caponata');
    const other = await edited('panelle');
    const read = await desk.tried(csv(['indirizzo', 'prezzo'], ['caponata', '9,01'], ['panelle', '9,02']));
    // A field outside of the file may change.
    await other.save({ description: 'Nuova.' });
    await dish.save({ price: 555 as never });
    await desk.apply(read.id);
    const settled = await desk.settled(read.id);
    expect(settled).toMatchObject({ state: 'read', overtaken: [dish.form.name], counts: { changed: 2 } });
    expect((await edited('panelle')).form.price).toBe(other.form.price);
    expect((await desk.lines(read.id))[0]?.changes).toEqual([
      { column: 'prezzo', before: '5,55', after: '9,01' },
    ]);
    await desk.apply(read.id);
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done', overtaken: [] });
    expect((await edited('panelle')).form).toMatchObject({ price: 902, description: 'Nuova.' });
    await other.save(other.form);
    await dish.save(dish.form);
  });

  it('is sent once at a time, and written once however often it is confirmed', async () => {
    const file = csv(['indirizzo', 'prezzo'], ['caponata', '9,03']);
    const answers = await Promise.all([desk.send(file), desk.send(file), desk.send(file)]);
    const taken = answers.filter(({ status }) => status === 202);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array.from({ length: 3 - taken.length }, () => 'import.busy'),
    );
    for (const { body } of taken) await desk.settled(body.id);
    const { id } = taken[0]?.body ?? { id: '' };
    const before = await edited('caponata');
    const asked = await Promise.all([desk.apply(id), desk.apply(id), desk.apply(id)]);
    expect(asked.filter(({ status }) => status === 202)).toHaveLength(1);
    await desk.settled(id);
    const entries = app.db.selectFrom('audit_entries').where('thing', '=', id).select('id');
    expect(await entries.execute()).toHaveLength(1);
    await before.save(before.form);
  });

  it('is written once, also where two processes believe that it is theirs', async () => {
    const other = await startOtherNode(app);
    const tools = { payments: app.payments, clock: () => app.now.at, log: makeLog({ LOG_LEVEL: 'silent' }) };
    const before = await edited('caponata');
    const read = await desk.tried(csv(['indirizzo', 'prezzo'], ['caponata', '9,04']));
    await desk.apply(read.id);
    const again = [app.db, other.db].map((db) =>
      writeImport({ ...tools, db }, read.id, async () => undefined),
    );
    // The second process gives way, and its job comes again later.
    await Promise.allSettled(again);
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done' });
    const entries = await app.pool.query(
      `select from audit_entries where action = 'menu.import' and thing = $1 and after ->> 'price_cents' = '904'`,
      [before.id],
    );
    expect(entries.rowCount).toBe(1);
    await before.save(before.form);
  });

  it('that was abandoned makes room for the next', async () => {
    const file = csv(['indirizzo', 'prezzo'], ['caponata', '9,05']);
    const lost = await desk.tried(file);
    await app.db.updateTable('menu_imports').set({ state: 'writing' }).where('id', '=', lost.id).execute();
    expect((await desk.send(file)).body.code).toBe('import.busy');
    app.now.at = new Date(app.now.at.getTime() + 31 * 60_000);
    const sent = await desk.send(file);
    expect(sent.status).toBe(202);
    await desk.settled(sent.body.id);
    expect((await desk.read(lost.id)).state).toBe('given_up');
  });
});

describe('a file that is no table', () => {
  it.each([
    ['empty', '', 'Questo file è vuoto'],
    ['of blanks', '\uFEFF \r\n', 'Questo file è vuoto'],
    ['with heads alone', 'indirizzo;prezzo\r\n', 'nessuna riga'],
    ['with a wrong column', 'indirizzo;prezo\r\ncaponata;5\r\n', 'La colonna «prezo» non esiste'],
    ['with a column twice', 'indirizzo;prezzo;Prezzo\r\ncaponata;5;6\r\n', 'c’è due volte'],
    ['without an address', 'prezzo\r\n5\r\n', 'Manca la colonna «indirizzo»'],
    ['with an open quote', 'indirizzo;prezzo\r\n"caponata;5\r\n', 'virgoletta'],
    ['of binary rubbish', Buffer.from([1, 2, 3, 0, 255, 254, 7]), 'Non è un file di testo'],
    ['of Excel', Buffer.from([0x50, 0x4b, 3, 4, 20]), 'È un foglio di Excel'],
    ['of other JSON', '{"a":1}', 'elenco di prodotti'],
    ['of broken JSON', '[{"indirizzo":', 'non è scritto bene'],
    ['of a list of numbers', '[1]', 'non è un prodotto'],
  ])('%s is refused with why', async (_, file, text) => {
    const { status, body } = await desk.send(file as never);
    expect([status, body.code]).toEqual([422, 'import.unreadable']);
    expect(body.fields.file?.[0]).toContain(text);
  });

  it('of 40 MB is too large', async () => {
    const { status, body } = await desk.send(Buffer.alloc(40 * 1024 * 1024, 'a'));
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  it('with more rows than are taken, or a fault in the last of them, is refused at once', async () => {
    const rows = Array.from({ length: 50_000 }, () => 'caponata;5').join('\r\n');
    const refusal = async (last: string) =>
      (await desk.send(`indirizzo;prezzo\r\n${rows}\r\n${last}`)).body.fields.file?.[0];
    expect(await refusal('caponata;5')).toContain('più di 50.000 righe');
    expect(await refusal('"caponata;5')).toContain('mai chiusa alla riga 50002');
  });

  it('with too many or too few cells in a row names the row', async () => {
    const read = await desk.tried('indirizzo;prezzo\r\ncaponata\r\n;;\r\npanelle;5;6\r\n');
    expect((await desk.lines(read.id)).map(({ line, problems }) => [line, problems[0]?.text])).toEqual([
      [2, 'Ci sono 1 celle invece di 2'],
      [4, expect.stringContaining('Ci sono celle oltre le 2 colonne')],
    ]);
  });

  it('with unusable characters names the row, and the others are read', async () => {
    const rows = [{ indirizzo: 'a\0b' }, { indirizzo: 'c\ud83c' }, { indirizzo: 'panelle' }];
    const category = `${'x'.repeat(59)}🍕`;
    const read = await desk.tried(JSON.stringify([...rows, { indirizzo: 'caponata', categorie: category }]));
    expect(read).toMatchObject({ state: 'read', counts: { refused: 3, same: 1 } });
  });
});

it('is for staff of all shops who may edit the menu', async () => {
  const worker = tableDesk(app, await signInStaff(app, 'worker'));
  expect((await worker.send('indirizzo\r\nx')).body.code).toBe('forbidden');
  const { id } = await app.db.selectFrom('shops').select('id').executeTakeFirstOrThrow();
  const ofOneShop = tableDesk(app, await signInStaff(app, 'manager', id));
  expect((await ofOneShop.send('indirizzo\r\nx')).body.code).toBe('menu.of_all_shops');
  expect(await ofOneShop.exported()).toContain('caponata');
  // Nor do they read imports of others.
  const sent = await desk.tried('indirizzo;prezzo\r\ncaponata;5\r\n');
  expect(await ofOneShop.read('')).toMatchObject({ code: 'menu.of_all_shops' });
  expect(await ofOneShop.read(sent.id)).toMatchObject({ code: 'menu.of_all_shops' });
  expect(await ofOneShop.read(`${sent.id}/lines`)).toMatchObject({ code: 'menu.of_all_shops' });
});
