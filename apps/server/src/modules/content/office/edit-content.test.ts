import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { publishDue } from './publish-content.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);

let texts = 0;
const write = async () => {
  texts += 1;
  const slug = `pagina-${texts}`;
  await app.pool.query(
    `insert into contents (slug, title, value) values ($1, 'Pagina', 'Prima *versione*')`,
    [slug],
  );
  return slug;
};
const url = 'backoffice/contents';
type ContentAnswer = EditedContent & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async (slug: string) =>
  (await call<EditedContent>(app, `GET ${url}/${slug}`, { token: owner })).body;
const put = (slug: string, payload: object, token = owner) =>
  call<ContentAnswer>(app, `PUT ${url}/${slug}`, { token, payload });
const post = (slug: string, payload: object, token = owner) =>
  call<ContentAnswer>(app, `POST ${url}/${slug}/publish`, { token, payload });
const plain = { at: null, asks: false, reason: '' };
const draft = async (slug: string, change: Partial<ContentForm>) => {
  const { version, form } = await read(slug);
  return put(slug, { version, form: { ...form, ...change } });
};
const publish = async (slug: string, change: Partial<ContentForm>, how: object = {}) => {
  const { version, form } = await read(slug);
  return post(slug, { version, form: { ...form, ...change }, ...plain, ...how });
};
const remove = (slug: string, what: 'plan' | 'draft', token = owner) =>
  call<ContentAnswer>(app, `DELETE ${url}/${slug}/${what}`, { token });
const seen = (slug: string) => app.get(`/api/contents/${slug}`);
// The contract gives this answer its shape.
const wordsOf = async (slug: string) => ((await seen(slug)).body as { value: string }).value;

describe('a text that is edited', () => {
  it('is read as it was published, at once', async () => {
    const slug = await write();
    expect(await seen(slug)).toMatchObject({ body: { value: 'Prima *versione*' } });
    expect((await publish(slug, { title: 'Pagina nuova', value: 'Seconda' })).status).toBe(200);
    await expect
      .poll(async () => (await seen(slug)).body)
      .toMatchObject({ title: 'Pagina nuova', value: 'Seconda' });
  });

  it('keeps every saved state with its author, and restores each of them', async () => {
    const slug = await write();
    await publish(slug, { value: 'Seconda' });
    await publish(slug, { value: 'Seconda' });
    await publish(slug, { value: 'Terza' });
    const { states } = await read(slug);
    expect(states).toMatchObject([{ by: 'Ada Rossi' }, { by: 'Ada Rossi' }, { by: null }]);
    const state = (id: number | string, token = owner) =>
      call(app, `GET ${url}/${slug}/states/${id}`, { token });
    expect((await state(states[1]?.id ?? 0)).body).toEqual({ title: 'Pagina', value: 'Seconda' });
    // The text from before the first edit is one of them.
    expect((await state(states[2]?.id ?? 0)).body).toEqual({ title: 'Pagina', value: 'Prima *versione*' });
    // A state of another text is none of this one.
    const other = await write();
    await publish(other, { value: 'Altra' });
    const [one] = (await read(other)).states;
    expect((await state(one?.id ?? 0)).status).toBe(404);
    expect((await state('abc')).status).toBe(422);
  });

  it('is not lost when two save at once: the second is refused', async () => {
    const slug = await write();
    const { version, form } = await read(slug);
    const answers = await Promise.all(
      ['Uno', 'Due'].map((title) => post(slug, { version, form: { ...form, title }, ...plain })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('content.changed');
    expect((await read(slug)).states).toHaveLength(2);
    // A draft saved by a colleague meanwhile is not overwritten either.
    const seen = await read(slug);
    await draft(slug, { title: 'Bozza' });
    const late = { version: seen.version, form: { ...seen.form, title: 'Tardi' } };
    expect((await put(slug, late)).body.code).toBe('content.changed');
    expect((await post(slug, { ...late, ...plain })).body.code).toBe('content.changed');
  });

  it('requires a title and words', async () => {
    const slug = await write();
    const wrong = await draft(slug, { title: ' ', value: '  \n' });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { 'form.title': ['Scrivi un titolo'], 'form.value': ['Scrivi il testo'] },
    ]);
    expect((await publish(slug, { value: ' ' })).body.fields).toEqual({ 'form.value': ['Scrivi il testo'] });
    expect((await draft(slug, { value: 'a'.repeat(50_001) })).status).toBe(422);
  });

  it.each([
    ['who has one shop', ofOneShop, 'content.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('is not saved by %s', async (_, token, code) => {
    const slug = await write();
    const { version, form } = await read(slug);
    const mine = { version, form: { ...form, title: 'Mio' } };
    expect((await put(slug, mine, token)).body.code).toBe(code);
    expect((await post(slug, { ...mine, ...plain }, token)).body.code).toBe(code);
    expect((await remove(slug, 'plan', token)).body.code).toBe(code);
    expect((await remove(slug, 'draft', token)).body.code).toBe(code);
  });

  it('has a preview as customers will see it, and never as markup', async () => {
    const preview = (token: string) =>
      call<{ blocks: object[] }>(app, `POST ${url}/preview`, {
        token,
        payload: { value: '# Ciao\n\n<script>x</script> [qui](javascript:alert(1))' },
      });
    const { body } = await preview(owner);
    expect(body.blocks).toMatchObject([{ kind: 'heading' }, { kind: 'paragraph' }]);
    expect(JSON.stringify(body)).not.toContain('"href"');
    expect((await preview(worker)).status).toBe(403);
  });
});

const inMinutes = (minutes: number) => new Date(app.now.at.getTime() + minutes * 60_000).toISOString();

describe('a draft', () => {
  it('stays beside the published text until it is published', async () => {
    const slug = await write();
    expect((await draft(slug, { value: 'Bozza' })).body.draft).toMatchObject({
      ...{ by: 'Ada Rossi', publish_at: null, asks: false },
    });
    const seen = await read(slug);
    expect([seen.form.value, seen.live.value, seen.states]).toEqual(['Bozza', 'Prima *versione*', []]);
    expect(await wordsOf(slug)).toBe('Prima *versione*');
    const listed = await call<{ data: { slug: string; draft: boolean }[] }>(app, `GET ${url}`, {
      token: owner,
    });
    expect(listed.body.data.find((one) => one.slug === slug)?.draft).toBe(true);

    expect((await publish(slug, {})).body).toMatchObject({ draft: null, live: { value: 'Bozza' } });
    await expect.poll(() => wordsOf(slug)).toBe('Bozza');
  });

  it('is thrown away; a draft equal to the published text is not kept', async () => {
    const slug = await write();
    await draft(slug, { value: 'Bozza' });
    expect((await remove(slug, 'draft')).body).toMatchObject({
      draft: null,
      form: { value: 'Prima *versione*' },
    });
    expect((await remove(slug, 'draft')).status).toBe(200);
    await draft(slug, { value: 'Bozza' });
    expect((await draft(slug, { value: 'Prima *versione*' })).body.draft).toBeNull();
    expect((await remove('nessuno', 'draft')).status).toBe(404);
  });

  it('is published at its time, once, though three processes try', async () => {
    const slug = await write();
    const [soon, later] = [inMinutes(5), new Date(Date.parse(inMinutes(5)) + 1)];
    expect((await publish(slug, { value: 'Di domani' }, { at: soon })).body.draft?.publish_at).toBe(soon);
    await publishDue(app.db, app.now.at);
    expect(await wordsOf(slug)).toBe('Prima *versione*');
    await Promise.all([1, 2, 3].map(() => publishDue(app.db, later)));
    await expect.poll(() => wordsOf(slug)).toBe('Di domani');
    const { states, draft: left } = await read(slug);
    expect([states.length, states[0]?.by, left]).toEqual([2, 'Ada Rossi', null]);
    await publishDue(app.db, later);
    expect((await read(slug)).states).toHaveLength(2);
  });

  it('is not published once its time was taken back, and stays', async () => {
    const slug = await write();
    const at = inMinutes(5);
    await publish(slug, { value: 'Forse' }, { at });
    expect((await remove(slug, 'plan')).body).toMatchObject({
      draft: { publish_at: null },
      form: { value: 'Forse' },
    });
    await publishDue(app.db, new Date(Date.parse(at) + 1));
    expect(await wordsOf(slug)).toBe('Prima *versione*');
    expect((await remove(slug, 'plan')).status).toBe(200);
  });

  it('that is changed is published at its time as it was saved last', async () => {
    const slug = await write();
    const at = inMinutes(5);
    await publish(slug, { value: 'Uno' }, { at });
    expect((await draft(slug, { value: 'Due' })).body.draft?.publish_at).toBe(at);
    await publishDue(app.db, new Date(at));
    await expect.poll(() => wordsOf(slug)).toBe('Due');
  });

  it.each([
    ['a time that has gone', { at: '2020-01-01T00:00:00.000Z' }, 'at'],
    ['asking about what nobody agrees to', { asks: true, reason: 'Perché sì' }, 'asks'],
    ['asking without a reason', { asks: true, reason: ' ' }, 'reason'],
  ])('is not published with %s', async (_, how, field) => {
    const slug = await write();
    const answer = await publish(slug, { value: 'Nuova' }, how);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, expect.arrayContaining([field])]);
    expect(await wordsOf(slug)).toBe('Prima *versione*');
  });
});
