import type { TestApp } from '../harness.ts';

type Try = { readonly names: readonly string[]; readonly payload: unknown };

/** Minutes until each step for a shop that does not answer. */
export const usualPlan = { louder: 2, managers: 5, call: 7, cancel: 10, pause: 30 };

/** One good call of each endpoint for a busy shop or a sold-out dish. */
export const triesOfRush = (app: TestApp, shop: string): Readonly<Record<string, () => Promise<Try>>> => {
  const soon = () => new Date(app.now.at.getTime() + 600_000).toISOString();
  const norma = () =>
    app.db.selectFrom('products').select('id').where('slug', '=', 'norma').executeTakeFirstOrThrow();
  return {
    'POST /api/backoffice/shops/:shop/answering/trials': async () => ({
      names: [shop],
      payload: { way: 'push' },
    }),
    'POST /api/backoffice/shops/:shop/shelf': async () => ({
      names: [shop],
      payload: { kind: 'product', key: (await norma()).id, until: 'for_good' },
    }),
    'POST /api/backoffice/shops/:shop/shelf/count': async () => ({
      names: [shop],
      payload: { product: (await norma()).id, pieces: 6, seen: null },
    }),
    'POST /api/backoffice/shops/:shop/busy': async () => ({
      names: [shop],
      payload: { minutes: 15, until: null },
    }),
    'POST /api/backoffice/shops/:shop/delivery-pause': async () => ({
      names: [shop],
      payload: { until: soon(), reason: 'piove forte' },
    }),
  };
};
