import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentForm, EditedContent } from '@zanga/contract/brand/contents-office';
import { service } from '../../base/api.ts';

const list = service.query('GET /api/backoffice/contents');
const content = (slug: string) => service.query('GET /api/backoffice/contents/:slug', { params: { slug } });

export const useContents = () => useQuery(list);

/** A text as it is edited: read anew at each visit, but not under the fingers of who edits. */
export const useEdited = (slug: string) =>
  useQuery({ ...content(slug), staleTime: 0, refetchOnWindowFocus: false });

/** What a text is now, whoever has saved it. */
export const readEdited = (slug: string): Promise<EditedContent> =>
  service.api('GET /api/backoffice/contents/:slug', { params: { slug } });

/** A text as it was saved once. */
export const readState = (slug: string, state: number): Promise<ContentForm> =>
  service.api('GET /api/backoffice/contents/:slug/states/:state', { params: { slug, state } });

/** Markdown as customers will see it. */
export const usePreview = (value: string) =>
  useQuery({
    queryKey: ['content-preview', value],
    queryFn: () => service.api('POST /api/backoffice/contents/preview', { body: { value } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** Takes over what was saved; the list is read anew. */
export const useSaved = () => {
  const client = useQueryClient();
  return async (saved: EditedContent) => {
    client.setQueryData(content(saved.slug).queryKey, saved);
    await client.invalidateQueries({ queryKey: list.queryKey });
    await client.invalidateQueries({
      queryKey: service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1),
    });
  };
};
