import type { EditedContent } from '@zanga/contract/brand/contents-office';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload?: unknown };

/** One good call of each editing endpoint for texts. */
export const triesOfContents = (
  app: TestApp,
  owner: string,
): Readonly<Record<string, () => Promise<Try>>> => {
  let texts = 0;
  /** A text with a scheduled draft. */
  const write = async () => {
    texts += 1;
    const slug = `domande-${texts}`;
    await app.pool.query(`insert into contents (slug, title, value) values ($1, 'Domande', 'Quali?')`, [
      slug,
    ]);
    await app.pool.query(
      `insert into content_drafts (slug, title, value, saved_at, publish_at)
       values ($1, 'Domande', 'Bozza', now(), now() + interval '1 year')`,
      [slug],
    );
    const seen = await call<EditedContent>(app, `GET backoffice/contents/${slug}`, { token: owner });
    const { version, form } = seen.body;
    return { slug, payload: { version, form: { ...form, title: 'Domande frequenti' } } };
  };
  return {
    'PUT /api/backoffice/contents/:slug': async () => {
      const { slug, payload } = await write();
      return { names: [slug], payload };
    },
    'POST /api/backoffice/contents/:slug/publish': async () => {
      const { slug, payload } = await write();
      return { names: [slug], payload: { ...payload, at: null, asks: false, reason: '' } };
    },
    'DELETE /api/backoffice/contents/:slug/plan': async () => ({ names: [(await write()).slug] }),
    'DELETE /api/backoffice/contents/:slug/draft': async () => ({ names: [(await write()).slug] }),
  };
};
