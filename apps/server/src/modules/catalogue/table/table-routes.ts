import { menuTable } from '@zanga/contract/menu/menu-table';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor } from '../../../platform/session.ts';
import { applyImport } from './apply-import.ts';
import { exportMenu } from './export-menu.ts';
import { readLines } from './import-queries.ts';
import { findImport, presentImports, presentLine } from './present-import.ts';
import { startImport } from './start-import.ts';

/** Export and import of the menu as a table (docs/decisions/menu-table.md). */
export const mountMenuTable = (tools: MountTools & { readonly db: Db; readonly jobs: Jobs }): void =>
  mount(tools, menuTable, {
    'GET /api/backoffice/menu/export': ({ query, call: { now } }) => exportMenu(tools.db, query, now),
    'POST /api/backoffice/menu/imports': ({ body: { file }, call: { session, now } }) =>
      startImport(tools, { session, file }, now),
    'GET /api/backoffice/menu/imports': async ({ call: { session } }) =>
      mayWorkFor(session, null) ? { data: await presentImports(tools.db) } : refuse('menu.of_all_shops'),
    'GET /api/backoffice/menu/imports/:import': async ({ params, call: { session } }) =>
      mayWorkFor(session, null)
        ? ((await findImport(tools.db, params.import)) ?? refuse('import.not_found'))
        : refuse('menu.of_all_shops'),
    'GET /api/backoffice/menu/imports/:import/lines': async ({ params, query, call: { session } }) => {
      if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
      if (!(await findImport(tools.db, params.import))) return refuse('import.not_found');
      const { outcome, after, limit } = query;
      const rows = await readLines(tools.db, { id: params.import, outcome, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return { data: page.map(presentLine), next: rows.length > limit ? (page.at(-1)?.line ?? null) : null };
    },
    'POST /api/backoffice/menu/imports/:import/apply': ({ params, body: { sure }, call: { session, now } }) =>
      applyImport(tools, { session, id: params.import, sure }, now),
  });
