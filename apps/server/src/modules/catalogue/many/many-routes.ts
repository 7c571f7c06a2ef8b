import { menuMany } from '@zanga/contract/menu/menu-many';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { changeMany, type ManyTools, previewChange } from './change-many.ts';
import { undoChange } from './undo-change.ts';

/** Changes of many products at once, and their undo (docs/decisions/menu-table.md). */
export const mountMenuMany = (tools: MountTools & ManyTools): void =>
  mount(tools, menuMany, {
    'POST /api/backoffice/menu/changes/preview': ({ body, call: { session } }) =>
      previewChange(tools, { session, ...body }),
    'POST /api/backoffice/menu/changes': ({ body, call: { session, now } }) =>
      changeMany(tools, { session, ...body }, now),
    'POST /api/backoffice/menu/changes/:change/undo': ({ params, call: { session, now } }) =>
      undoChange(tools, { session, id: params.change }, now),
  });
