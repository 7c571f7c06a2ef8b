import type { InboxLine, InboxMessage } from '@zanga/contract/brand/inbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { solveCaptcha } from '../../../../test/solve-captcha.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { openShop } from '../../shops/testing.ts';
import { purgeMessages } from '../store.ts';
import { addMessage } from '../testing.ts';

const app = await makeTestApp();
const { db } = app;
const stand = await openStand(app);
await db.updateTable('brands').set({ email: 'ciao@zanga.example' }).execute();
const other = await openShop(db, { slug: 'altrove' });
const { token: owner, userId: ownerId } = await app.signIn('owner');
const manager = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);
const elsewhere = await signInStaff(app, 'manager', other);

type Page = { readonly data: readonly InboxLine[]; readonly next: string | null };
type MessageAnswer = InboxMessage & { readonly code: string; readonly fields: Record<string, string[]> };
const url = 'backoffice/messages';
const list = async (query: string, token = owner) =>
  (await call<Page>(app, `GET ${url}?${query}`, { token })).body;
const references = async (query: string, token = owner) =>
  (await list(query, token)).data.map(({ reference }) => reference);
const read = async (reference: string, token = owner) =>
  (await call<InboxMessage>(app, `GET ${url}/${reference}`, { token })).body;
const answer = (reference: string, payload: object, token = owner) =>
  call<MessageAnswer>(app, `POST ${url}/${reference}/answers`, { token, payload });

beforeEach(() => db.deleteFrom('contact_messages').execute());

describe('the inbox', () => {
  it('names the shop of an order only if the message comes from the order’s own address', async () => {
    const { order } = await stand.placed();
    const captcha = async () => solveCaptcha((await app.get('/api/captcha')).body);
    const write = async (email: string, said: string) => {
      const person = { firstname: 'Ada', lastname: 'Rossi', email, topic: 'order' };
      const payload = { ...person, order: said, message: `Di ${said}`, captcha: await captcha() };
      const { body } = await call<{ reference: string }>(app, 'POST contact', { payload });
      return (await read(body.reference)).shop?.id ?? null;
    };
    expect(await write('Ada@Example.it', ` ${order.number.toLowerCase()} `)).toBe(stand.shop);
    expect(await write('ada@example.it', order.reference)).toBe(stand.shop);
    expect(await write('eva@example.it', order.reference)).toBeNull();
    expect(await write('ada@example.it', "'x' | ada")).toBeNull();
  });

  it('shows each member of the staff the messages of their shops, and counts them', async () => {
    const at = app.now.at.getTime();
    await addMessage(db, { reference: 'Z00000A', at: new Date(at) });
    await addMessage(db, { reference: 'Z00000B', at: new Date(at - 1), shop: stand.shop });
    await addMessage(db, { reference: 'Z00000C', at: new Date(at - 2), shop: other });
    await addMessage(db, { reference: 'Z00000D', at: new Date(at - 3), closed: true });
    expect(await references('')).toEqual(['Z00000A', 'Z00000B', 'Z00000C']);
    expect(await references('state=closed')).toEqual(['Z00000D']);
    expect(await references(`shop=${other}`)).toEqual(['Z00000C']);
    expect(await references('', worker)).toEqual(['Z00000B']);
    expect(await references(`shop=${other}`, worker)).toEqual([]);
    expect(await references('search=z00000c', worker)).toEqual([]);
    // By number or address in any state.
    expect(await references('search=z00000d')).toEqual(['Z00000D']);
    expect(await references('search=ADA@example.it')).toHaveLength(4);
    const waiting = async (token: string) =>
      (await call<{ waiting: number }>(app, `GET ${url}/waiting`, { token })).body.waiting;
    expect([await waiting(owner), await waiting(worker)]).toEqual([3, 1]);
    for (const reference of ['Z00000A', 'Z00000C', 'Z999999'])
      expect((await call(app, `GET ${url}/${reference}`, { token: worker })).status).toBe(404);
    expect((await call(app, `GET ${url}`, { token: await signInStaff(app, 'viewer', null) })).status).toBe(
      403,
    );
  });

  it('comes page by page, also where many were written in one moment', async () => {
    for (let number = 0; number < 7; number += 1)
      await addMessage(db, { reference: `Z00010${number}`, at: app.now.at });
    const seen: string[] = [];
    let after = '';
    do {
      const { data, next } = await list(`limit=3${after && `&after=${encodeURIComponent(after)}`}`);
      seen.push(...data.map(({ reference }) => reference));
      after = next ?? '';
    } while (after);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `Z00010${number}`));
    expect((await call(app, `GET ${url}?after=x`, { token: owner })).status).toBe(422);
  });
});

describe('the search of a message', () => {
  it('finds it by its words, in any state, and only within the reader’s shops', async () => {
    await addMessage(db, { reference: 'Z000050', message: 'Mancava il CANNOLO, perché?', shop: stand.shop });
    await addMessage(db, { reference: 'Z000051', message: 'Cannoli finiti', closed: true });
    const found = (search: string, token?: string) =>
      references(`search=${encodeURIComponent(search)}`, token);
    expect((await found('cannol')).toSorted()).toEqual(['Z000050', 'Z000051']);
    expect(await found('perche mancava')).toEqual(['Z000050']);
    expect(await found('rossi cannoli')).toEqual(['Z000051']);
    expect(await found('cannol', worker)).toEqual(['Z000050']);
    for (const nothing of ['ozymandias', "':*|", '%', '\\', '!!!', "'"])
      expect(await found(nothing)).toEqual([]);
  });

  it('finds a message of one long word, too', async () => {
    const word = 'è'.repeat(2_000);
    await addMessage(db, { reference: 'Z000052', message: word });
    expect(await references(`search=${encodeURIComponent(word.slice(0, 80))}`)).toEqual(['Z000052']);
  });

  it('comes page by page, also where most have the word', async () => {
    for (let number = 0; number < 7; number += 1)
      await addMessage(db, { reference: `Z00060${number}`, at: app.now.at });
    const first = await list('search=pizza&limit=4');
    const second = await list(`search=pizza&limit=4&after=${encodeURIComponent(first.next ?? '')}`);
    expect([...first.data, ...second.data].map(({ reference }) => reference)).toEqual(
      [6, 5, 4, 3, 2, 1, 0].map((number) => `Z00060${number}`),
    );
    expect(second.next).toBeNull();
  });
});

describe('a message', () => {
  it('is answered by mail, which can be replied to, and keeps its answers', async () => {
    const reference = await addMessage(db, { reference: 'Z000020', email: 'risposta@example.it' });
    const said = await answer(reference, {
      version: 1,
      text: ' Ci scusiamo.\n\nLa rifacciamo. ',
      close: true,
    });
    expect(said.body).toMatchObject({
      ...{ version: 2, closed: true, assigned: { id: ownerId } },
      answers: [{ by: 'Ada Rossi', text: 'Ci scusiamo.\n\nLa rifacciamo.' }],
    });
    const [mail] = await messagesTo(app, 'risposta@example.it', 1);
    expect(mail).toMatchObject({
      subject: `Risposta al tuo messaggio ${reference}`,
      headers: { 'Reply-To': 'ciao@zanga.example' },
    });
    expect(mail?.text).toContain('La rifacciamo.');
    // The mail quotes no message: its address was typed by a stranger and may be a third person's.
    expect(mail?.text).not.toContain('La pizza era fredda.');
    expect((await answer(reference, { version: 2, text: 'Ancora' })).body.code).toBe('message.closed');
  });

  it('is answered once when two colleagues answer at once: the second is refused', async () => {
    const reference = await addMessage(db, { reference: 'Z000021', shop: stand.shop });
    const answers = await Promise.all(
      [owner, manager].map((token) => answer(reference, { version: 1, text: 'Arriviamo' }, token)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('message.changed');
    expect((await read(reference)).answers).toHaveLength(1);
  });

  it('is assigned to staff who may answer it, closed and opened again; a step that changes nothing writes no entry', async () => {
    const reference = await addMessage(db, { reference: 'Z000022', shop: stand.shop });
    const put = (to: string | null, version: number) =>
      call<MessageAnswer>(app, `PUT ${url}/${reference}/assigned`, {
        token: manager,
        payload: { version, to },
      });
    const { colleagues } = await read(reference, manager);
    const names = async (token: string) => (await call<{ id: string }>(app, 'GET user', { token })).body.id;
    const ids = colleagues.map(({ id }) => id);
    expect(ids).toContain(ownerId);
    expect(ids).not.toContain(await names(elsewhere));
    expect((await put(await names(elsewhere), 1)).status).toBe(422);
    expect((await put(ownerId, 1)).body).toMatchObject({ version: 2, assigned: { id: ownerId } });
    expect((await put(ownerId, 2)).body.version).toBe(2);
    expect(await references('state=mine')).toEqual([reference]);
    const step = (what: string, version: number) =>
      call<MessageAnswer>(app, `POST ${url}/${reference}/${what}`, { token: manager, payload: { version } });
    expect((await step('close', 2)).body).toMatchObject({ closed: true, version: 3 });
    expect(await references('state=mine')).toEqual([]);
    expect((await step('reopen', 2)).body.code).toBe('message.changed');
    expect((await step('reopen', 3)).body).toMatchObject({ closed: false, version: 4 });
    const entries = await db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('thing', '=', reference)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'message.assign',
      'message.close',
      'message.reopen',
    ]);
  });

  it('is given to another shop once, and is then theirs', async () => {
    const reference = await addMessage(db, { reference: 'Z000024', shop: stand.shop });
    const give = (shop: string | null, version: number, token = manager) =>
      call<{ message: InboxMessage | null; code: string }>(app, `PUT ${url}/${reference}/shop`, {
        token,
        payload: { version, shop },
      });
    const { elsewhere: places } = await read(reference, manager);
    expect(places.map(({ id }) => id)).toContain(other);
    const me = (await call<{ id: string }>(app, 'GET user', { token: manager })).body.id;
    await call(app, `PUT ${url}/${reference}/assigned`, { token: manager, payload: { version: 1, to: me } });
    expect((await give('shp_nessuno', 2)).status).toBe(422);
    expect((await give(other, 1)).body.code).toBe('message.changed');
    const answers = await Promise.all([give(other, 2), give(null, 2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.toBeOneOf([404, 409])]);
    await db.updateTable('contact_messages').set({ shop_id: other, version: 3 }).execute();
    expect((await call(app, `GET ${url}/${reference}`, { token: manager })).status).toBe(404);
    expect(await read(reference, elsewhere)).toMatchObject({ shop: { id: other }, assigned: null });
    expect((await give(null, 3, worker)).status).toBe(403);
    expect((await give(null, 3)).status).toBe(404);
    expect((await give(null, 3, owner)).body.message).toMatchObject({ shop: null, version: 4 });
    // A move to the place where it already is writes no audit entry.
    expect((await give(null, 4, owner)).body.message).toMatchObject({ version: 4 });
    const moves = await db.selectFrom('audit_entries').select('id').where('thing', '=', reference);
    expect(await moves.where('action', '=', 'message.move').execute()).toHaveLength(2);
  });

  it('is read by a worker of its shop, and answered only by staff with the right', async () => {
    const reference = await addMessage(db, { reference: 'Z000023', shop: stand.shop });
    expect((await read(reference, worker)).message).toBe('La pizza era fredda.');
    expect((await answer(reference, { version: 1, text: 'Io' }, worker)).status).toBe(403);
    expect((await answer(reference, { version: 1, text: 'Io' }, elsewhere)).status).toBe(404);
    expect((await answer(reference, { version: 1, text: '  ' })).body.fields).toEqual({
      text: ['campo obbligatorio'],
    });
    expect((await answer(reference, { version: 1, text: 'a'.repeat(4_001) })).status).toBe(422);
  });
});

describe('a kept message', () => {
  const left = async () =>
    (await db.selectFrom('contact_messages').select('reference').orderBy('reference').execute()).map(
      ({ reference }) => reference,
    );

  it('is deleted with its sender’s account, with the answers, like messages sent from their mailbox', async () => {
    const { token, userId } = await app.signIn();
    const email = `${userId}@example.it`;
    await db.updateTable('users').set({ email_verified_at: app.now.at }).where('id', '=', userId).execute();
    await addMessage(db, { reference: 'Z000030', email });
    await addMessage(db, { reference: 'Z000031', email: 'altra@example.it' });
    await db
      .updateTable('contact_messages')
      .set({ user_id: userId })
      .where('reference', '=', 'Z000031')
      .execute();
    await addMessage(db, { reference: 'Z000032' });
    await answer('Z000031', { version: 1, text: 'Ecco' });
    const exported = await call<{ messages: object[] }>(app, 'GET customer/export', { token });
    expect(exported.body.messages).toMatchObject([{ reference: 'Z000031', answers: [{ text: 'Ecco' }] }]);
    await call(app, 'DELETE customer', { token });
    expect(await left()).toEqual(['Z000032']);
    expect(await db.selectFrom('contact_answers').select('id').execute()).toEqual([]);
  });

  it('stays where the sender never proved the mailbox', async () => {
    const { token, userId } = await app.signIn();
    await addMessage(db, { reference: 'Z000033', email: `${userId}@example.it` });
    await call(app, 'DELETE customer', { token });
    expect(await left()).toEqual(['Z000033']);
  });

  it('is kept for 24 months', async () => {
    const monthsAgo = (months: number) => {
      const at = new Date(app.now.at);
      at.setUTCMonth(at.getUTCMonth() - months);
      return at;
    };
    await addMessage(db, { reference: 'Z000040', at: monthsAgo(25) });
    await addMessage(db, { reference: 'Z000041', at: monthsAgo(23), closed: true });
    await purgeMessages(db, monthsAgo(24));
    expect(await left()).toEqual(['Z000041']);
  });
});
