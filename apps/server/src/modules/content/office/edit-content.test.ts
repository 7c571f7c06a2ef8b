import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';

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
type Answer = EditedContent & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async (slug: string) =>
  (await call<EditedContent>(app, `GET ${url}/${slug}`, { token: owner })).body;
const put = (slug: string, payload: object, token = owner) =>
  call<Answer>(app, `PUT ${url}/${slug}`, { token, payload });
const save = async (slug: string, change: Partial<ContentForm>) => {
  const { version, form } = await read(slug);
  return put(slug, { version, form: { ...form, ...change } });
};
const seen = (slug: string) => app.get(`/api/contents/${slug}`);

describe('a text that is edited', () => {
  it('is read as it was saved, at once', async () => {
    const slug = await write();
    expect(await seen(slug)).toMatchObject({ body: { value: 'Prima *versione*' } });
    expect((await save(slug, { title: 'Pagina nuova', value: 'Seconda' })).status).toBe(200);
    await expect
      .poll(async () => (await seen(slug)).body)
      .toMatchObject({ title: 'Pagina nuova', value: 'Seconda' });
  });

  it('keeps every state that was saved, by whom, and gives each of them back', async () => {
    const slug = await write();
    await save(slug, { value: 'Seconda' });
    await save(slug, { value: 'Seconda' });
    await save(slug, { value: 'Terza' });
    const { states } = await read(slug);
    expect(states).toMatchObject([{ by: 'Ada Rossi' }, { by: 'Ada Rossi' }, { by: null }]);
    const state = (id: number | string, token = owner) =>
      call(app, `GET ${url}/${slug}/states/${id}`, { token });
    expect((await state(states[1]?.id ?? 0)).body).toEqual({ title: 'Pagina', value: 'Seconda' });
    // What was there before staff edited it is one of them.
    expect((await state(states[2]?.id ?? 0)).body).toEqual({ title: 'Pagina', value: 'Prima *versione*' });
    // A state of another text is none of this one.
    const other = await write();
    await save(other, { value: 'Altra' });
    const [one] = (await read(other)).states;
    expect((await state(one?.id ?? 0)).status).toBe(404);
    expect((await state('abc')).status).toBe(422);
  });

  it('is not lost when two save at once: the second is told', async () => {
    const slug = await write();
    const { version, form } = await read(slug);
    const answers = await Promise.all(
      ['Uno', 'Due'].map((title) => put(slug, { version, form: { ...form, title } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('content.changed');
    expect((await read(slug)).states).toHaveLength(2);
  });

  it('wants a title and words', async () => {
    const slug = await write();
    const wrong = await save(slug, { title: ' ', value: '  \n' });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { 'form.title': ['Scrivi un titolo'], 'form.value': ['Scrivi il testo'] },
    ]);
    expect((await save(slug, { value: 'a'.repeat(50_001) })).status).toBe(422);
  });

  it.each([
    ['who has one shop', ofOneShop, 'content.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('is not saved by %s', async (_, token, code) => {
    const slug = await write();
    const { version, form } = await read(slug);
    expect((await put(slug, { version, form: { ...form, title: 'Mio' } }, token)).body.code).toBe(code);
  });

  it('is shown before it is saved as customers will see it, and never as markup', async () => {
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
