import type { Content } from '@zanga/contract/brand/contents';
import type { EditedContent } from '@zanga/contract/brand/contents-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import type { Renderer } from '../../../web/renderer.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';

/** A test sets it to hold every page until it resolves. */
let held: Promise<void> | undefined;
let inHand = 0;
let most = 0;

/** A shop of one page that shows the props it gets. */
const renderer: Renderer = {
  addressReader: () => (asked) => asked.pathname,
  assets: undefined,
  render: async ({ url }, api) => {
    const slug = new URL(url).pathname.split('/').at(-1) ?? '';
    inHand += 1;
    most = Math.max(most, inHand);
    await held;
    const told = await api.api('GET /api/contents/:slug', { params: { slug } });
    inHand -= 1;
    const body = `<html><head></head><body><script>run()</script><pre>${JSON.stringify(told)}</pre></body></html>`;
    return { status: 200, location: null, body, scripts: [] };
  },
};

const app = await makeTestApp({ renderer: async () => renderer });
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const worker = await signInStaff(app, 'worker', stand.shop);
for (const slug of ['terms', 'covid', 'avviso-home-page', 'pagina-lunga'])
  await app.pool.query(
    `insert into contents (slug, title, value) values ($1, 'Prima', 'Prima')
     on conflict (slug) do update set title = 'Prima', value = 'Prima'`,
    [slug],
  );

type PreviewAnswer = {
  readonly html: string;
  readonly code: string;
  readonly fields: Record<string, string[]>;
};
const form = { title: 'Nuove condizioni', value: '## Per tutti\n\nDa domani.' };
const look = (slug: string, wanted: object = form, token: string | undefined = owner) =>
  call<PreviewAnswer>(app, `POST backoffice/contents/${slug}/preview`, { token, payload: { form: wanted } });
const told = ({ html }: PreviewAnswer): Content =>
  JSON.parse(/<pre>(.*)<\/pre>/s.exec(html)?.[1] ?? '') as Content;
const edited = async (slug: string) =>
  (await call<EditedContent>(app, `GET backoffice/contents/${slug}`, { token: owner })).body;
/** Connections taken from the pool and not given back. */
const taken = () => app.pool.totalCount - app.pool.idleCount + app.pool.waitingCount;

describe('the preview of a text', () => {
  it('is drawn from the form, and nothing of it is kept', async () => {
    const before = await edited('terms');
    const seen = await look('terms');
    expect(seen.status, JSON.stringify(seen.body)).toBe(200);
    expect(told(seen.body)).toMatchObject({ slug: 'terms', ...form });
    expect(told(seen.body).blocks).toMatchObject([{ kind: 'heading' }, { kind: 'paragraph' }]);
    expect(seen.body.html).not.toContain('<script');
    expect(await edited('terms')).toEqual(before);
    expect((await app.get('/api/contents/terms')).body).toMatchObject({ title: 'Prima', value: 'Prima' });
    expect((await look('covid')).status).toBe(200);
  });

  it('is for staff who may read texts, and for texts that may be saved', async () => {
    const nobody = await call(app, 'POST backoffice/contents/terms/preview', { payload: { form } });
    expect(nobody.status).toBe(401);
    expect((await look('terms', form, worker)).status).toBe(403);
    expect(await look('terms', { title: ' ', value: '' })).toMatchObject({
      status: 422,
      body: { fields: { 'form.title': ['Scrivi un titolo'], 'form.value': ['Scrivi il testo'] } },
    });
    expect((await look('pagina-lunga', { ...form, value: 'a'.repeat(50_000) })).status).toBe(200);
    expect((await look('pagina-lunga', { ...form, value: 'a'.repeat(50_001) })).status).toBe(422);
    expect((await look('non-esiste')).status).toBe(404);
    expect(await look('avviso-home-page')).toMatchObject({ status: 409, body: { code: 'preview.no_page' } });
  });

  it.each([2, 10])('%i at once hold no connection, and two are made at a time', async (many) => {
    const people = await Promise.all(Array.from({ length: many }, () => signInStaff(app, 'owner')));
    const { promise, resolve } = Promise.withResolvers<void>();
    [held, most] = [promise, 0];
    const all = people.map((token) => look('terms', form, token));
    await expect.poll(() => inHand).toBe(2);
    await expect.poll(taken).toBe(0);
    expect((await app.get('/api/contents/covid')).status).toBe(200);
    resolve();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(most).toBe(2);
  });

  it('is one at a time for a person, and refused while too many are drawn', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    [held, most] = [promise, 0];
    const all = Array.from({ length: 10 }, () => look('terms'));
    await expect.poll(() => inHand).toBe(1);
    resolve();
    const answers = await Promise.all(all);
    expect(most).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'too_many')).toHaveLength(7);
  });
});
