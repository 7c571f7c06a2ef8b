import { agreements } from '@zanga/contract/brand/agreements';
import { contents } from '@zanga/contract/brand/contents';
import { contentsOffice } from '@zanga/contract/brand/contents-office';
import { home } from '@zanga/contract/brand/home';
import { homeSlug } from '@zanga/domain/brand/home';
import type { Db } from '../../platform/database/connection.ts';
import type { InTurn } from '../../platform/http/limits/turns.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { type DrawPage, midnightAfter } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';
import { agree, seeAgreements } from './agreements/agree.ts';
import { presentHome, usualHomeText } from './home/home-form.ts';
import { parseMarkdown } from './markdown.ts';
import { readContents, readState } from './office/content-queries.ts';
import { dropDraft, saveDraft, takeBackPlan } from './office/edit-content.ts';
import { previewContent } from './office/preview-content.ts';
import { publishContent } from './office/publish-content.ts';
import { seeContent } from './office/see-content.ts';
import { presentContent } from './present-content.ts';
import { readContent } from './queries.ts';

/** Editorial texts by slug. */
export const mountContent = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, contents, {
    'GET /api/contents/:slug': async ({ params, call }) => {
      const content = params.slug === homeSlug ? undefined : await readContent(tools.db, params.slug);
      if (!content) return refuse('content.not_found');
      call.madeOf(['contents'], midnightAfter(call.now));
      return presentContent(content);
    },
  });

/** The home of today. */
export const mountHome = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, home, {
    'GET /api/home': async ({ call: { now, madeOf } }) => {
      const text = (await readContent(tools.db, homeSlug)) ?? usualHomeText;
      madeOf(['contents'], midnightAfter(now));
      return presentHome(text.value, now);
    },
  });

/** Terms and privacy: texts that wait for agreement. */
export const mountAgreements = (tools: MountTools & { readonly db: Db }): void =>
  mount(tools, agreements, {
    'GET /api/customer/agreements': ({ call: { session } }) => seeAgreements(tools.db, session.userId),
    'POST /api/customer/agreements': ({ body: { states }, call: { session, now } }) =>
      agree(tools.db, { userId: session.userId, states }, now),
  });

type OfficeTools = MountTools & { readonly db: Db; readonly draw: DrawPage; readonly inTurn: InTurn };

/** Editorial texts for editing. */
export const mountContentsOffice = (tools: OfficeTools): void =>
  mount(tools, contentsOffice, {
    'GET /api/backoffice/contents': async () => ({
      data: (await readContents(tools.db)).map(({ slug, title, updated_at, publish_at, drafted_at }) => ({
        ...{ slug, title, updated_at: updated_at.toISOString(), draft: drafted_at !== null },
        publish_at: publish_at?.toISOString() ?? null,
      })),
    }),
    'GET /api/backoffice/contents/:slug': async ({ params }) =>
      (await seeContent(tools.db, params.slug)) ?? refuse('content.not_found'),
    'PUT /api/backoffice/contents/:slug': ({ params: { slug }, body, call: { session, now } }) =>
      saveDraft(tools.db, { session, slug, ...body }, now),
    'POST /api/backoffice/contents/:slug/publish': ({ params: { slug }, body, call: { session, now } }) => {
      const at = body.at === null ? null : new Date(body.at);
      return publishContent(tools.db, { session, slug, ...body, at }, now);
    },
    'DELETE /api/backoffice/contents/:slug/plan': ({ params: { slug }, call: { session, now } }) =>
      takeBackPlan(tools.db, { session, slug }, now),
    'DELETE /api/backoffice/contents/:slug/draft': ({ params: { slug }, call: { session, now } }) =>
      dropDraft(tools.db, { session, slug }, now),
    'GET /api/backoffice/contents/:slug/states/:state': async ({ params: { slug, state } }) =>
      (await readState(tools.db, slug, state)) ?? refuse('content.not_found'),
    'POST /api/backoffice/contents/:slug/preview': ({
      params: { slug },
      body: { form },
      call: { session, now },
    }) => tools.inTurn(session.userId, () => previewContent(tools, { slug, form }, now)),
    'POST /api/backoffice/contents/preview': async ({ body }) => ({ blocks: parseMarkdown(body.value) }),
  });
