import { contents } from '@zanga/contract/brand/contents';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { midnightAfter } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';
import { parseMarkdown } from './markdown.ts';
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
