import { categories } from '@zanga/contract/menu/categories';
import { products, type SearchQuery } from '@zanga/contract/menu/products';
import type { Files } from '../../adapters/files/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connection.ts';
import type { InTurn } from '../../platform/http/limits/turns.ts';
import { type Call, type MountTools, mount } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { DrawPage } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Payments } from '../payments/public.ts';
import { mountCategoriesOffice } from './category-editing/category-routes.ts';
import { registerDemandJobs } from './demand/count-demand.ts';
import { offerCompanions } from './demand/offer-companions.ts';
import { mountMenuOffice } from './editing/edit-routes.ts';
import { registerLifeJobs } from './editing/life-jobs.ts';
import { favouritesAmong } from './favourites/favourites-queries.ts';
import { mountFavourites } from './favourites/favourites-routes.ts';
import { mountMenuPictures } from './folders/folder-routes.ts';
import type { KeptCatalogue } from './kept-catalogue.ts';
import { mountMenuMany } from './many/many-routes.ts';
import { cardHoldsUntil, categoriesHoldUntil, lastingOfList, tagsOfCard } from './menu/lasting.ts';
import { listProducts, pageMeta } from './menu/list-products.ts';
import { presentCategory } from './menu/present-category.ts';
import { presentProduct } from './menu/present-product.ts';
import { categoryOf, rootsOf } from './menu/read-categories.ts';
import { readDetail } from './menu/read-detail.ts';
import { mountOptionsOffice } from './option-groups/group-routes.ts';
import { mountMenuPreviews } from './preview/preview-routes.ts';
import { hasPricesByPlace } from './prices/price-rule-queries.ts';
import { namesAddress, withPoint } from './reach/saved-address.ts';
import { searchCatalogue } from './search/search-catalogue.ts';
import { registerShelfJobs } from './stock/end-marks.ts';
import { mountShelf } from './stock/shelf-routes.ts';
import { sweepEditing } from './sweep-editing.ts';
import { registerTableJobs } from './table/table-jobs.ts';
import { mountMenuTable } from './table/table-routes.ts';

type CatalogueTools = MountTools & {
  readonly db: Db;
  readonly payments: Pick<Payments, 'takesCards'>;
  readonly catalogue: KeptCatalogue;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
  readonly files: Files;
  readonly draw: DrawPage;
  readonly inTurn: InTurn;
};

/** Filters of a call; the session is read only for a saved address. */
const filtersOf = async ({ db }: CatalogueTools, { given, sessionIfAny }: Call) => {
  const person = namesAddress(given) ? await sessionIfAny() : undefined;
  return withPoint(db, given, person?.userId);
};

const mountCategories = (tools: CatalogueTools) => {
  const { visible } = tools.catalogue;
  const find = async (key: string, { isOfOtherBrand }: Call) =>
    isOfOtherBrand ? undefined : categoryOf(await visible.getNewest(), key);
  mount(tools, categories, {
    'GET /api/merchandise/categories': async ({ call }) => {
      const roots = call.isOfOtherBrand ? [] : rootsOf(await visible.getNewest());
      const rows = roots.filter(({ merchandise }) => merchandise);
      call.madeOf(['counts'], categoriesHoldUntil(rows, call.now));
      return { data: rows.map((row) => presentCategory(row, call.now)) };
    },
    'GET /api/categories/:category': async ({ params, call }) => {
      const found = await find(params.category, call);
      if (!found) return refuse('category.not_found');
      call.madeOf(['counts'], categoriesHoldUntil([found.category, ...found.below], call.now));
      const subcategories = found.below.map((row) => presentCategory(row, call.now));
      return { ...presentCategory(found.category, call.now), subcategories };
    },
    'GET /api/categories/:category/categories': async ({ params, call }) => {
      const found = await find(params.category, call);
      if (!found) return refuse('category.not_found');
      call.madeOf(['counts'], categoriesHoldUntil([found.category, ...found.below], call.now));
      return { data: found.below.map((row) => presentCategory(row, call.now)) };
    },
  });
};

const search = async (tools: CatalogueTools, query: SearchQuery, call: Call) => {
  const given = await filtersOf(tools, call);
  if ('ok' in given) return given;
  if (call.isOfOtherBrand)
    return { data: [], meta: pageMeta(0, query), filters: [], looked_for: query.search };
  const found = await searchCatalogue(tools.catalogue, { query, given }, call.now);
  call.madeOf(['search', 'sellers'], 'ok' in found ? undefined : found.until);
  if ('ok' in found) return found;
  if (!found.byPlace) call.pricedAlike();
  return found.page;
};

const mountProducts = (tools: CatalogueTools) => {
  const { db, catalogue } = tools;
  const reading = async () => ({ menu: await catalogue.visible.getNewest(), shops: catalogue.shops });
  mount(tools, products, {
    'GET /api/products': async ({ query, call }) => {
      const given = await filtersOf(tools, call);
      if ('ok' in given) return given;
      if (call.isOfOtherBrand) return { data: [], meta: pageMeta(0, query) };
      const listed = await listProducts(await reading(), { query, given }, call.now);
      if (!listed.ok) return listed;
      call.madeOf(...lastingOfList(listed, query, call.now));
      if (!listed.byPlace) call.pricedAlike();
      return { data: listed.rows.map((row) => presentProduct(row, listed.wanted)), meta: listed.meta };
    },
    'GET /api/products/search': ({ query, call }) => search(tools, query, call),
    'GET /api/products/together': async ({ query, call }) => {
      const given = await filtersOf(tools, call);
      if ('ok' in given) return given;
      if (call.isOfOtherBrand) return { data: [] };
      return offerCompanions({ db, ...(await reading()) }, { query, given }, call.now);
    },
    'GET /api/products/:product': async ({ params, call }) => {
      const given = await filtersOf(tools, call);
      if ('ok' in given) return given;
      if (call.isOfOtherBrand) return refuse('product.not_found');
      const read = await readDetail(await reading(), { key: params.product, given }, call.now);
      if (!read.ok) return read;
      call.madeOf([...tagsOfCard(read.row), 'sellers'], cardHoldsUntil(read.row, call.now));
      if (!hasPricesByPlace(read.row)) call.pricedAlike();
      return read.product;
    },
    'GET /api/customer/products': async ({ query, call }) => {
      const given = await filtersOf(tools, call);
      if ('ok' in given) return given;
      if (call.isOfOtherBrand) return { data: [], meta: pageMeta(0, query) };
      const listed = await listProducts(await reading(), { query, given }, call.now);
      if (!listed.ok) return listed;
      const ids = listed.rows.map(({ id }) => id);
      const marked = await favouritesAmong(db, call.session.userId, ids);
      const data = listed.rows.map((row) => ({
        ...presentProduct(row, listed.wanted),
        is_favorite: marked.has(row.id),
      }));
      return { data, meta: listed.meta };
    },
    'GET /api/customer/products/:product': async ({ params, call }) => {
      const given = await filtersOf(tools, call);
      if ('ok' in given) return given;
      if (call.isOfOtherBrand) return refuse('product.not_found');
      const read = await readDetail(await reading(), { key: params.product, given }, call.now);
      if (!read.ok) return read;
      const marked = await favouritesAmong(db, call.session.userId, [read.row.id]);
      return { ...read.product, is_favorite: marked.has(read.row.id) };
    },
  });
};

/** Categories and products, for visitors and for customers. */
export const mountCatalogue = (tools: CatalogueTools): void => {
  mountCategories(tools);
  mountProducts(tools);
  mountFavourites({ ...tools, visible: tools.catalogue.visible });
  mountShelf(tools);
  mountMenuOffice(tools);
  mountMenuMany(tools);
  mountMenuPictures(tools);
  mountMenuPreviews({ ...tools, shops: tools.catalogue.shops });
  mountMenuTable(tools);
  mountOptionsOffice(tools);
  mountCategoriesOffice({ ...tools, counts: tools.catalogue.counts });
  registerDemandJobs(tools);
  sweepEditing(tools);
  registerLifeJobs(tools);
  registerShelfJobs(tools);
  registerTableJobs(tools);
};
