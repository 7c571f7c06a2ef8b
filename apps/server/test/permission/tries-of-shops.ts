import type { EditedAreas } from '@zanga/contract/shops/shop-areas';
import type { EditedHours } from '@zanga/contract/shops/shop-hours';
import type { EditedShop } from '@zanga/contract/shops/shop-office';
import type { EditedSlots } from '@zanga/contract/shops/shop-slots';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload: unknown };

/** One good call of each editing endpoint for shops. */
export const triesOfShops = (
  app: TestApp,
  { shop, owner }: { readonly shop: string; readonly owner: string },
): Readonly<Record<string, () => Promise<Try>>> => {
  const read = async <Form extends { form: object }>(what: string) =>
    (await call<Form & { version: string }>(app, `GET backoffice/shops/${shop}/${what}`, { token: owner }))
      .body;
  return {
    'POST /api/backoffice/shops': async () => ({ payload: { name: 'Zanga Acireale', copy_of: shop } }),
    'PUT /api/backoffice/shops/:shop/form': async () => {
      const { version, form } = await read<EditedShop>('form');
      return { names: [shop], payload: { version, form: { ...form, description: 'Vicino al mare.' } } };
    },
    'PUT /api/backoffice/shops/:shop/hours': async () => {
      const { version, form } = await read<EditedHours>('hours');
      const day = { date: '2028-12-25', service: null, intervals: [], reason: 'Natale' };
      return { names: [shop], payload: { version, form: { ...form, exceptions: [day] } } };
    },
    'PUT /api/backoffice/shops/:shop/areas': async () => {
      const { version } = await read<EditedAreas>('areas');
      const corners = [
        { lat: 37.49, lng: 15.06 },
        { lat: 37.49, lng: 15.1 },
        { lat: 37.53, lng: 15.1 },
      ];
      const area = { name: 'Cannizzaro', polygon: corners, fee: 300, minimum: 0, free_over: null };
      const areas = [{ ...area, lead_minutes: 20, towns: [], streets: [] }];
      return { names: [shop], payload: { version, form: { areas } } };
    },
    'PUT /api/backoffice/shops/:shop/capacity': async () => {
      const { version, form } = await read<EditedSlots>('capacity');
      return {
        names: [shop],
        payload: { version, form: { ...form, pickup: { ...form.pickup, pieces: 21 } } },
      };
    },
  };
};
