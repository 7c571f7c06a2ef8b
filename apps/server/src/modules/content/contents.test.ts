import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';

const app = await makeTestApp();
const write = (slug: string, title: string, value: string) =>
  app.pool.query(
    `insert into contents (slug, title, value) values ($1, $2, $3)
     on conflict (slug) do update set title = excluded.title, value = excluded.value`,
    [slug, title, value],
  );

describe('GET /api/contents/:slug', async () => {
  await write('zanga-prime', 'Zanga Prime', '## Vantaggi\n\nConsegna **gratis** <script>x</script>');

  it('[API-30] gives title, value as written, and blocks for screens', async () => {
    expect(await app.get('/api/contents/zanga-prime')).toMatchObject({
      status: 200,
      body: {
        slug: 'zanga-prime',
        title: 'Zanga Prime',
        value: '## Vantaggi\n\nConsegna **gratis** <script>x</script>',
        blocks: [
          { kind: 'heading', level: 2, children: [{ kind: 'text', text: 'Vantaggi' }] },
          {
            kind: 'paragraph',
            children: [
              { kind: 'text', text: 'Consegna ' },
              { kind: 'strong', children: [{ kind: 'text', text: 'gratis' }] },
              { kind: 'text', text: ' <script>x</script>' },
            ],
          },
        ],
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    });
  });

  it('[API-30] shows a change at once', async () => {
    await write('avviso-home-page', 'Avviso', 'Oggi chiusi');
    expect(await app.get('/api/contents/avviso-home-page')).toMatchObject({ body: { value: 'Oggi chiusi' } });
    await write('avviso-home-page', 'Avviso', 'Oggi aperti');
    await expect
      .poll(async () => (await app.get('/api/contents/avviso-home-page')).body)
      .toMatchObject({ value: 'Oggi aperti' });
  });

  it.each(['nessuna', 'Zanga-Prime', "'; drop table contents; --", '%F0%9F%8D%95'])(
    '[API-30] answers 404 to the unknown slug %s',
    async (slug) => {
      expect(await app.get(`/api/contents/${slug}`)).toMatchObject({
        status: 404,
        body: { code: 'content.not_found', error: 'Questa pagina non esiste o non c’è più' },
      });
    },
  );

  it('[API-30] refuses a slug that cannot be one', async () => {
    expect(await app.get(`/api/contents/${'a'.repeat(101)}`)).toMatchObject({ status: 422 });
    expect(await app.get('/api/contents/a%00')).toMatchObject({ status: 422 });
  });
});
