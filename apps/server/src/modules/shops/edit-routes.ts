import { shopAreas } from '@zanga/contract/shops/shop-areas';
import { shopHours } from '@zanga/contract/shops/shop-hours';
import { shopOffice } from '@zanga/contract/shops/shop-office';
import { shopSlots } from '@zanga/contract/shops/shop-slots';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import type { Payments } from '../payments/public.ts';
import { editAreas, seeAreas } from './areas/edit-areas.ts';
import { editCapacity, seeCapacity } from './capacity/edit-capacity.ts';
import { addShop, type ShopCopied } from './editing/add-shop.ts';
import { editShop, seeShop } from './editing/edit-shop.ts';
import { listShops } from './editing/list-shops.ts';
import { orderShops, seeOrder } from './editing/order-shops.ts';
import { editHours, seeHours } from './hours/edit-hours.ts';

type Tools = MountTools & {
  readonly db: Db;
  readonly payments: Pick<Payments, 'takesCards'>;
  readonly onShopCopied: ShopCopied;
};

/** Shops as staff edit them. */
export const mountShopOffice = (tools: Tools): void => {
  mount(tools, shopOffice, {
    'GET /api/backoffice/shops/list': ({ call: { session, now } }) => listShops(tools.db, session, now),
    'POST /api/backoffice/shops': ({ body: { name, copy_of: copyOf }, call: { session, now } }) =>
      addShop(tools, { session, name, copyOf }, now),
    'GET /api/backoffice/shops/order': ({ call: { session } }) => seeOrder(tools.db, session),
    'PUT /api/backoffice/shops/order': ({ body, call: { session, now } }) =>
      orderShops(tools.db, { session, ...body }, now),
    'GET /api/backoffice/shops/:shop/form': ({ params: { shop: id }, call: { session, now } }) =>
      seeShop(tools.db, { session, id }, now),
    'PUT /api/backoffice/shops/:shop/form': ({ params: { shop: id }, body, call: { session, now } }) =>
      editShop(tools, { session, id, ...body }, now),
  });
  mount(tools, shopHours, {
    'GET /api/backoffice/shops/:shop/hours': ({ params: { shop: id }, call: { session, now } }) =>
      seeHours(tools.db, { session, id }, now),
    'PUT /api/backoffice/shops/:shop/hours': ({ params: { shop: id }, body, call: { session, now } }) =>
      editHours(tools.db, { session, id, ...body }, now),
  });
  mount(tools, shopAreas, {
    'GET /api/backoffice/shops/:shop/areas': ({ params: { shop: id }, call: { session } }) =>
      seeAreas(tools.db, { session, id }),
    'PUT /api/backoffice/shops/:shop/areas': ({ params: { shop: id }, body, call: { session, now } }) =>
      editAreas(tools.db, { session, id, ...body }, now),
  });
  mount(tools, shopSlots, {
    'GET /api/backoffice/shops/:shop/capacity': ({ params: { shop: id }, call: { session, now } }) =>
      seeCapacity(tools.db, { session, id }, now),
    'PUT /api/backoffice/shops/:shop/capacity': ({ params: { shop: id }, body, call: { session, now } }) =>
      editCapacity(tools.db, { session, id, ...body }, now),
  });
};
