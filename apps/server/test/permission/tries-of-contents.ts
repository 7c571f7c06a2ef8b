import type { EditedContent } from '@zanga/contract/brand/contents-office';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

/** One good call of each endpoint by which texts are edited. */
export const triesOfContents = (
  app: TestApp,
  owner: string,
): Readonly<Record<string, () => Promise<Try>>> => ({
  'PUT /api/backoffice/contents/:slug': async () => {
    await app.pool.query(`insert into contents (slug, title, value) values ('faq', 'Domande', 'Quali?')`);
    const seen = await call<EditedContent>(app, 'GET backoffice/contents/faq', { token: owner });
    const { version, form } = seen.body;
    return { names: ['faq'], payload: { version, form: { ...form, title: 'Domande frequenti' } } };
  },
});
