import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ContentForm } from '@zanga/contract/brand/contents-office';
import { service } from '../../base/api.ts';
import { editable, readEditable, useEditable, useTakeOver } from '../../parts/editing/editable.ts';

const list = service.query('GET /api/backoffice/contents');

export const useContents = () => useQuery(list);

/** A text with all its editable fields. */
const content = editable({
  query: (slug: string) => service.query('GET /api/backoffice/contents/:slug', { params: { slug } }),
  idOf: ({ slug }) => slug,
  told: [list.queryKey],
});
export const useEdited = (id: string) => useEditable(content, id);
export const readEdited = (id: string) => readEditable(content, id);
export const useSaved = () => useTakeOver(content);

/** An earlier state of a text. */
export const readState = (slug: string, state: number): Promise<ContentForm> =>
  service.api('GET /api/backoffice/contents/:slug/states/:state', { params: { slug, state } });

/** Publication of a text: its moment (null is now), and whether customers must agree anew. */
export type Publication = { readonly at: string | null; readonly asks: boolean; readonly reason: string };

type Written = { readonly version: string; readonly form: ContentForm };

/** Saves a draft, or publishes it when a publication is given. */
export const writeContent = (slug: string, body: Written, publication: Publication | undefined) =>
  publication
    ? service.api('POST /api/backoffice/contents/:slug/publish', {
        params: { slug },
        body: { ...body, ...publication },
      })
    : service.api('PUT /api/backoffice/contents/:slug', { params: { slug }, body });

export const takeBackPlan = (slug: string) =>
  service.api('DELETE /api/backoffice/contents/:slug/plan', { params: { slug } });

export const dropDraft = (slug: string) =>
  service.api('DELETE /api/backoffice/contents/:slug/draft', { params: { slug } });

/** Page of a text as the unsaved form would make it. */
export const drawContent = (slug: string, form: ContentForm) =>
  service.api('POST /api/backoffice/contents/:slug/preview', { params: { slug }, body: { form } });

/** Blocks that the Markdown of a text becomes. */
export const useBlocks = (value: string) =>
  useQuery({
    queryKey: ['content-preview', value],
    queryFn: () => service.api('POST /api/backoffice/contents/preview', { body: { value } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
