import { categoriesOffice } from '@zanga/contract/menu/categories-office';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addCategory } from './add-category.ts';
import { type KeptCounts, readEditedCategory, readTree } from './category-queries.ts';
import { editCategory } from './edit-category.ts';
import { moveCategory } from './move-category.ts';
import { presentEditedCategory } from './present-category.ts';

/** Editing of categories by staff. */
export const mountCategoriesOffice = (
  tools: MountTools & { readonly db: Db; readonly counts: KeptCounts },
): void =>
  mount(tools, categoriesOffice, {
    'GET /api/backoffice/menu/tree': async () => ({
      data: await readTree(tools.db, await tools.counts.get()),
    }),
    'POST /api/backoffice/menu/categories': ({ body, call: { session, now } }) =>
      addCategory(tools.db, { session, ...body }, now),
    'GET /api/backoffice/menu/categories/:category': async ({ params: { category } }) => {
      const row = await readEditedCategory(tools.db, category);
      return row ? presentEditedCategory(row) : refuse('category.not_found');
    },
    'PUT /api/backoffice/menu/categories/:category': ({
      params: { category: id },
      body,
      call: { session, now },
    }) => editCategory(tools.db, { session, id, ...body }, now),
    'PUT /api/backoffice/menu/categories/:category/place': ({
      params: { category: id },
      body: place,
      call: { session, now },
    }) => moveCategory(tools.db, { session, id, place }, now),
  });
