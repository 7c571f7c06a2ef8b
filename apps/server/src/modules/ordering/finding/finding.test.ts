import type { OfficeOrder } from '@zanga/contract/ordering/order-office';
import { foldedWords } from '@zanga/domain/ordering/finding/search-terms';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import { forgetOrdersOf } from '../order/order-privacy-store.ts';
import { call, contact, openStand, pay, signInStaff, takeMoney, work } from '../order/order-testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:00:00Z') } });
const stand = await openStand(app);
const other = await openKitchen(app, { name: 'Zanga Palermo' });
const manager = await signInStaff(app, 'manager');
const worker = await signInStaff(app, 'worker', stand.shop);
const stranger = await signInStaff(app, 'worker', other);
const homeless = await signInStaff(app, 'worker', null);
const viewer = await signInStaff(app, 'viewer', stand.shop);

type Page = {
  readonly data: readonly OfficeOrder[];
  readonly next: string | null;
  readonly since: string | null;
  readonly count: { readonly orders: number; readonly more: boolean } | null;
  readonly code?: string;
};
const list = (query: Record<string, string> = {}, token = manager) =>
  call<Page>(app, `GET backoffice/orders?${new URLSearchParams(query)}`, { token });
const found = async (query: Record<string, string>, token?: string) =>
  (await list(query, token)).body.data.map(({ id }) => id);

const till = { payment_method: 'till' };
const named = (firstname: string, lastname: string, given: object = {}) => ({
  ...till,
  contact: { ...contact, firstname, lastname, ...given },
});
const ada = await stand.placed(undefined, till);
const nico = await stand.placed(
  { items: stand.pizzas(), deliveries: [stand.delivery] },
  {
    ...named('Niccolò', 'D’Angelo', { telephone: '+393479876543', email: 'nico.dangelo@posta.example' }),
    payment_method: 'cash',
  },
);
const mug = await stand.placed(
  { items: [{ product: 'tazza', qty: 1 }], deliveries: [stand.shipped] },
  { payment_method: 'new' },
);
await pay(app, mug);

describe('an order is found', () => {
  it.each([
    ['by its reference', () => nico.order.reference],
    ['by its reference, written as one likes', () => nico.order.reference.replace('-', ' ').toLowerCase()],
    ['by its name, without accents', () => 'niccolo'],
    ['by the beginning of its name', () => 'NICC angel'],
    ['by its telephone', () => '347 98 76 543'],
    ['by its telephone with the country', () => '+39 347 9876543'],
    ['by the last figures of its telephone', () => '6543'],
    ['by its mail address', () => 'nico.dangelo@posta'],
    ['by a name and a dish', () => 'angelo norma'],
    ['by its number', () => nico.order.number],
  ])('%s', async (_, text) => {
    expect(await found({ search: text() })).toContain(nico.id);
  });

  it('by all conditions together', async () => {
    expect(await found({ search: 'niccolo rossi' })).toEqual([]);
    expect(await found({ search: 'ada norma' })).toEqual([ada.id]);
    expect(await found({ search: 'tazza' })).toEqual([mug.id]);
  });

  it.each(["'", '\\', "\\' | 'a':*", '!', '🍕', '" or 1=1', '(((', ':*'])(
    'by nothing in %j',
    async (search) => {
      const { status, body } = await list({ search });
      expect([status, body.data]).toEqual([200, []]);
    },
  );

  it.each([
    [{ mode: 'delivery' }, () => [nico.id]],
    [{ mode: 'shipping' }, () => [mug.id]],
    [{ payment: 'card' }, () => [mug.id]],
    [{ shop: 'shipping' }, () => [mug.id]],
    [{ shop: stand.shop, payment: 'till' }, () => [ada.id]],
    [{ payment: 'cash' }, () => [nico.id]],
    [{ state: 'open' }, () => [mug.id, nico.id, ada.id]],
    [{ state: 'completed' }, () => []],
    [{ money: 'due' }, () => [nico.id, ada.id]],
    [{ money: 'refunded' }, () => []],
    [{ money: 'refund_failed' }, () => []],
    [{ mode: 'delivery,shipping' }, () => [mug.id, nico.id]],
    [{ payment: 'cash,till', state: 'placed,completed' }, () => [nico.id, ada.id]],
    [{ money: 'due,refunded' }, () => [nico.id, ada.id]],
    [{ shop: `${stand.shop},shipping`, payment: 'card,till' }, () => [mug.id, ada.id]],
    [{ from: '2026-11-20', to: '2026-11-20' }, () => [mug.id, nico.id, ada.id]],
    [{ to: '2026-11-19' }, () => []],
    [{ search: 'norma', mode: 'pickup', state: 'placed', from: '2026-11-01' }, () => [ada.id]],
  ])('among those with %j', async (query, ids) => {
    expect((await found(query)).toSorted()).toEqual(ids().toSorted());
  });

  it('as it stands now', async () => {
    const order = await stand.placed(undefined, named('Zoe', 'Cambia'));
    const query = { search: 'zoe cambia', state: 'rejected' };
    expect(await found(query)).toEqual([]);
    await work(app, worker, order.id, 'reject', { reason: 'forno spento' });
    expect(await found(query)).toEqual([order.id]);
    const paid = await stand.placed(undefined, named('Zoe', 'Paga'));
    await takeMoney(app, worker, paid.id, 1700);
    expect(await found({ search: 'zoe paga', money: 'due' })).toEqual([]);
  });

  it('no longer by a customer whose data were deleted', async () => {
    const order = await stand.placed(undefined, named('Irene', 'Sparita'));
    const { userId } = await app.signIn();
    await app.db
      .updateTable('orders')
      .set({ user_id: userId, token_hash: null, state: 'completed' })
      .where('id', '=', order.id)
      .execute();
    expect(await found({ search: 'sparita' })).toEqual([order.id]);
    await inTransaction(app.db, (tx) => forgetOrdersOf(tx, userId));
    expect(await found({ search: 'sparita' })).toEqual([]);
    expect(await found({ search: order.order.reference })).toEqual([order.id]);
  });
});

describe('the person who searches', () => {
  it('[ROL-3] sees the orders of their shops and no others', async () => {
    expect(await found({ search: 'norma' }, worker)).toContain(ada.id);
    expect(await found({}, viewer)).toContain(ada.id);
    expect(await found({}, worker)).not.toContain(mug.id);
    for (const token of [stranger, homeless]) {
      expect(await found({}, token)).toEqual([]);
      expect(await found({ search: ada.order.reference }, token)).toEqual([]);
      expect(await found({ state: 'open' }, token)).toEqual([]);
    }
    for (const shop of [stand.shop, 'shipping', 'shp_none'])
      expect(await list({ shop }, stranger)).toMatchObject({ status: 404, body: { code: 'shop.not_found' } });
  });

  it('is told of invalid filters', async () => {
    for (const query of [{ after: 'x' }, { from: '2026-13-01' }, { state: 'eaten' }, { limit: '500' }])
      expect((await list(query)).status).toBe(422);
  });
});

describe('many orders', () => {
  it('come page by page, each once, even with new orders meanwhile', async () => {
    const copies = 130;
    // All at one moment, so that only the id tells them apart; half belong to both shops.
    await app.pool.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', 'ord_copy' || n,
         'token_hash', '\\x' || md5('copy' || n), 'reference', order_reference(n), 'lastname', 'Copia',
         'shop_ids', case when n % 2 = 0 then array[$2::text, $3::text] else array[$2::text] end))).*
       from orders o, generate_series(1, ${copies}) as n where o.id = $1`,
      [ada.id, stand.shop, other],
    );
    for (const [table, prefix] of [
      ['order_parts', ''],
      ['order_lines', `, 'id', 'lin_copy' || n || '_' || t.position`],
    ])
      await app.pool.query(
        `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('order_id', 'ord_copy' || n${prefix}))).*
         from ${table} t, generate_series(1, ${copies}) as n where t.order_id = $1`,
        [ada.id],
      );
    const both = await app.signIn();
    for (const shop_id of [stand.shop, other])
      await app.db
        .insertInto('user_roles')
        .values({ user_id: both.userId, role: 'worker', shop_id })
        .execute();
    for (const [query, token, expected] of [
      [{ search: 'copia' }, manager, copies],
      [{ search: 'copia' }, both.token, copies],
      [{ search: 'copia', state: 'placed' }, stranger, copies / 2],
      [{ search: 'copia', shop: other }, manager, copies / 2],
    ] as const) {
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page: Page = (await list({ ...query, limit: '20', ...(next && { after: next }) }, token)).body;
        if (next === null && page.count) expect(page.count).toEqual({ orders: expected, more: false });
        seen.push(...page.data.map(({ id }) => id));
        next = page.next;
        if (seen.length !== 20) continue;
        app.now.at = new Date(app.now.at.getTime() + 1_000);
        await stand.placed(undefined, named('Nuova', 'Copia'));
      } while (next !== null);
      expect(seen).toHaveLength(expected);
      expect(new Set(seen).size).toBe(seen.length);
      await app.pool.query(`update orders set lastname = 'Altra' where firstname = 'Nuova'`);
    }
  });

  it('are told apart by a rare word, beside a very common one', async () => {
    const mail = 'nico.dangelo@posta';
    expect(await found({ search: `${mail} norma` })).toEqual([nico.id]);
    expect(await found({ search: mail, mode: 'delivery' })).toEqual([nico.id]);
    expect(await found({ search: mail, mode: 'pickup' })).toEqual([]);
    expect(await found({ search: `${mail} norma`, shop: other })).toEqual([]);
  });

  it('are written as a table that no spreadsheet takes for formulas', async () => {
    await stand.placed(undefined, named('=1+1', 'Foglio; "due"'));
    const answer = await app.http.inject({
      url: '/api/backoffice/orders/export?search=foglio',
      headers: { authorization: `Bearer ${manager}` },
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [head = '', first = '', ...rest] = answer.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFRiferimento;Numero;/);
    expect(first).toContain(`"'=1+1 Foglio; ""due"""`);
    expect(first).toContain(';17,00;0,00;17,00');
    expect(rest).toEqual(['']);
    const { rows } = await app.pool.query(
      `select shop_id, after from audit_entries where action = 'order.export' order by id desc limit 1`,
    );
    expect(rows[0]).toEqual({ shop_id: null, after: { exported: 1, filter: 'search: …' } });
  });
});

describe('words', () => {
  it('are folded by the database as by the search', async () => {
    const texts = [
      'Niccolò D’Angelo',
      'Arancino «al ragù»',
      'ZOË',
      'Пётр',
      '李小龍',
      'مرحبا',
      'a-b_c',
      '🍕 pizza',
      'ﬁne',
      'İstanbul',
    ];
    const { rows } = await app.pool.query<{ words: string[] }>(
      `select array(select w from folded_words(t) as w where length(w) > 1) as words
       from unnest($1::text[]) with ordinality as s (t, place) order by place`,
      [texts],
    );
    expect(rows.map(({ words }) => words)).toEqual(texts.map((text) => [...foldedWords(text)]));
  });
});

describe('an order that came to nothing', () => {
  it('is found among failed ones by its words, in its shop, and not any more once it goes on', async () => {
    const gone = await stand.placed(undefined, named('Ottavia', 'Zanghì'));
    expect(await found({ search: 'zanghi', state: 'rejected' })).toEqual([]);
    await work(app, worker, gone.id, 'reject', { reason: 'forno spento' });
    expect(await found({ search: 'zanghi', state: 'rejected' })).toEqual([gone.id]);
    expect(await found({ search: 'zanghi', state: 'rejected,cancelled' })).toEqual([gone.id]);
    expect(await found({ search: 'zanghi', state: 'cancelled' })).toEqual([]);
    expect(await found({ search: 'zanghi', state: 'rejected', shop: other })).toEqual([]);
    const words = async (id: string) =>
      (
        await app.pool.query<{ words: string }>(
          'select words::text as words from order_search where order_id = $1',
          [id],
        )
      ).rows[0]?.words;
    expect(await words(gone.id)).toContain('state:rejected');
    // A late payment revives an expired order.
    const late = await stand.placed(undefined, named('Ottavia', 'Zanghì', { payment_method: 'new' }));
    await app.pool.query(`update orders set state = 'expired' where id = $1`, [late.id]);
    expect(await words(late.id)).toContain('state:expired');
    await app.pool.query(`update orders set state = 'placed' where id = $1`, [late.id]);
    expect(await words(late.id)).not.toContain('state:');
    await app.pool.query(`update orders set firstname = 'Livia' where id = $1`, [gone.id]);
    expect(await found({ search: 'livia', state: 'rejected' })).toEqual([gone.id]);
  });
});
