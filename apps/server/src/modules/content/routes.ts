import { contents } from '@zanga/contract/brand/contents';
import { contentsOffice } from '@zanga/contract/brand/contents-office';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { midnightAfter } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';
import { parseMarkdown } from './markdown.ts';
import { readContents, readState } from './office/content-queries.ts';
import { editContent, seeContent } from './office/edit-content.ts';
import { readContent } from './queries.ts';

/** Editorial texts by slug. */
export const mountContent = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, contents, {
    'GET /api/contents/:slug': async ({ params, call }) => {
      const content = await readContent(tools.db, params.slug);
      if (!content) return refuse('content.not_found');
      call.madeOf(['contents'], midnightAfter(call.now));
      const { slug, title, value, updated_at } = content;
      return { slug, title, value, blocks: parseMarkdown(value), updated_at: updated_at.toISOString() };
    },
  });

/** Editorial texts as staff edit them. */
export const mountContentsOffice = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, contentsOffice, {
    'GET /api/backoffice/contents': async () => ({
      data: (await readContents(tools.db)).map(({ updated_at, ...row }) => ({
        ...row,
        updated_at: updated_at.toISOString(),
      })),
    }),
    'GET /api/backoffice/contents/:slug': async ({ params }) =>
      (await seeContent(tools.db, params.slug)) ?? refuse('content.not_found'),
    'PUT /api/backoffice/contents/:slug': ({ params: { slug }, body, call: { session, now } }) =>
      editContent(tools.db, { session, slug, ...body }, now),
    'GET /api/backoffice/contents/:slug/states/:state': async ({ params: { slug, state } }) =>
      (await readState(tools.db, slug, state)) ?? refuse('content.not_found'),
    'POST /api/backoffice/contents/preview': async ({ body }) => ({ blocks: parseMarkdown(body.value) }),
  });
