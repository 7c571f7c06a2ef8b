import { menuPictures } from '@zanga/contract/menu/menu-pictures';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor } from '../../../platform/session.ts';
import { applyFolder } from './apply-folder.ts';
import { findFolder } from './present-folder.ts';
import { type FolderTools, handleFolderJobs } from './read-folder.ts';
import { beginFolder, takePart } from './send-folder.ts';

/** Pictures of many products from one archive (docs/decisions/menu-table.md). */
export const mountMenuPictures = (tools: MountTools & FolderTools & { readonly jobs: Jobs }): void => {
  handleFolderJobs(tools);
  mount(tools, menuPictures, {
    'POST /api/backoffice/menu/pictures': ({ body, call: { session, now } }) =>
      beginFolder(tools, { session, ...body }, now),
    'POST /api/backoffice/menu/pictures/:folder/parts': ({ params, body, call: { session } }) =>
      takePart(tools, { session, id: params.folder, ...body }),
    'GET /api/backoffice/menu/pictures/:folder': async ({ params, call: { session } }) =>
      mayWorkFor(session, null)
        ? ((await findFolder(tools.db, params.folder)) ?? refuse('folder.not_found'))
        : refuse('menu.of_all_shops'),
    'POST /api/backoffice/menu/pictures/:folder/apply': ({ params, body, call: { session, now } }) =>
      applyFolder(tools, { session, id: params.folder, mode: body.mode }, now),
  });
};
