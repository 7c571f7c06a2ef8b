import { menuMany } from '@zanga/contract/menu/menu-many';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { changeMany, previewChange } from './change-many.ts';
import { undoChange } from './undo-change.ts';

/** Changes of many products at once, and their undo (docs/decisions/menu-table.md). */
export const mountMenuMany = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, menuMany, {
    'POST /api/backoffice/menu/changes/preview': ({ body, call: { session } }) =>
      previewChange(tools.db, { session, ...body }),
    'POST /api/backoffice/menu/changes': ({ body, call: { session, now } }) =>
      changeMany(tools.db, { session, ...body }, now),
    'POST /api/backoffice/menu/changes/:change/undo': ({ params, call: { session, now } }) =>
      undoChange(tools.db, { session, id: params.change }, now),
  });
