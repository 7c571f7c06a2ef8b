import { optionsOffice } from '@zanga/contract/menu/options-office';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addGroup } from './add-group.ts';
import { editGroup } from './edit-group.ts';
import { readGroup, readGroups } from './group-queries.ts';
import { presentGroup } from './present-group.ts';

/** Editing of groups of options by staff. */
export const mountOptionsOffice = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, optionsOffice, {
    'GET /api/backoffice/menu/options': async () => ({ data: await readGroups(tools.db) }),
    'POST /api/backoffice/menu/options': ({ body, call: { session, now } }) =>
      addGroup(tools.db, { session, ...body }, now),
    'GET /api/backoffice/menu/options/:group': async ({ params: { group }, call: { now } }) => {
      const row = await readGroup(tools.db, group);
      return row ? presentGroup(tools.db, row, now) : refuse('option_group.not_found');
    },
    'PUT /api/backoffice/menu/options/:group': ({ params: { group: id }, body, call: { session, now } }) =>
      editGroup(tools.db, { session, id, ...body }, now),
  });
