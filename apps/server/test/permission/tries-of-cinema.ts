import type { EditedPicture } from '@zanga/contract/menu/pictures';
import type { EditedShow } from '@zanga/contract/ordering/shows-office';
import type { ShopsInOrder } from '@zanga/contract/shops/shop-office';
import type { ShopId } from '@zanga/domain/ids';
import { addPicture } from '../../src/modules/catalogue/testing.ts';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

const dayMs = 86_400_000;

/** One good call of each editing endpoint for shows, pictures and the order of shops. */
export const triesOfCinema = (
  app: TestApp,
  { shop, owner }: { readonly shop: ShopId; readonly owner: string },
): Readonly<Record<string, () => Promise<Try>>> => {
  const root = async () => {
    const category = app.db.selectFrom('categories').select('id').where('parent_id', 'is', null);
    return (await category.orderBy('created_at').executeTakeFirstOrThrow()).id;
  };
  const soon = (days: number) => new Date(app.now.at.getTime() + days * dayMs);
  return {
    'POST /api/backoffice/cinema/shows': async () => ({
      payload: {
        form: {
          ...{ film: 'Il treno per Noto', description: '', shop, hall: 'Sala nuova', minutes: 96, seats: 80 },
          ...{ price: 750, prime_price: null, age_limit: null, category: await root() },
          ...{ option_groups: [], pictures: [] },
        },
        starts: [soon(3).toISOString()],
      },
    }),
    'PUT /api/backoffice/cinema/shows/:show/form': async () => {
      const show = await addShow(app.db, await root(), { shop, startsAt: soon(9), slug: 'da-modificare' });
      const path = `GET backoffice/cinema/shows/${show}/form`;
      const { version, form } = (await call<EditedShow>(app, path, { token: owner })).body;
      return { names: [show], payload: { version, form: { ...form, hall: 'Sala di prova' } } };
    },
    'PUT /api/backoffice/images/:id': async () => {
      const id = await addPicture(app.db, { category: await root() }, 'image-new');
      const { version } = (await call<EditedPicture>(app, `GET backoffice/images/${id}`, { token: owner }))
        .body;
      return { names: [id], payload: { version, form: { alt: 'Un arancino aperto' } } };
    },
    'PUT /api/backoffice/shops/order': async () => {
      const added = { token: owner, payload: { name: 'Zanga Ordinata', copy_of: shop } };
      await call(app, 'POST backoffice/shops', added);
      const { version, form } = (
        await call<ShopsInOrder>(app, 'GET backoffice/shops/order', { token: owner })
      ).body;
      return { payload: { version, form: { shops: form.shops.toReversed() } } };
    },
  };
};
