import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import type { SavedView } from '@zanga/contract/people/saved-views';
import type { UserId } from '@zanga/domain/ids';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useEffect, useRef } from 'react';
import { service } from '../../base/api.ts';
import { readPreference, writePreference } from '../../base/preferences.ts';
import { useUser } from '../../base/user.ts';
import { readViews } from './kept-views.ts';

const query = () => service.query('GET /api/customer/saved-views');

type NewView = Pick<SavedView, 'name' | 'search' | 'begins'>;

/** Moves views kept on this device, from before the server stored them, to the server once. */
const bringOver = async (list: string, userId: UserId, known: readonly SavedView[]) => {
  const key = `gestione_viste_${list}_${userId}` as const;
  const kept = readViews(readPreference(key));
  const missing = kept.filter(({ name }) => !known.some((view) => view.list === list && view.name === name));
  for (const { name, search } of missing)
    await service.api('PUT /api/customer/saved-views', { body: { list, name, search } });
  writePreference(key, null);
  return missing.length > 0;
};

/** The person's own views of a list; undefined until loaded. */
export const useSavedViews = (list: string) => {
  const client = useQueryClient();
  const { data: user } = useUser();
  const { data } = useQuery({ ...query(), staleTime: 60_000 });
  const brought = useRef(false);
  const all = data?.data;
  const put = (views: { readonly data: readonly SavedView[] }) =>
    client.setQueryData(query().queryKey, { data: [...views.data] });
  const tell = (error: unknown) => void toast({ text: errorText(error) });
  const userId = user?.id;
  useEffect(() => {
    if (brought.current || userId === undefined || all === undefined) return;
    brought.current = true;
    // A failed move is tried again at the next visit.
    bringOver(list, userId, all).then(
      async (some) => {
        if (some) await client.invalidateQueries({ queryKey: query().queryKey });
      },
      () => undefined,
    );
  }, [list, userId, all, client]);
  const save = (view: NewView) => {
    const { name, search, begins } = view;
    service.api('PUT /api/customer/saved-views', { body: { list, name, search, begins } }).then(put, tell);
  };
  const forget = (name: string) => {
    service.api('DELETE /api/customer/saved-views', { query: { list, name } }).then(put, tell);
  };
  return { views: all?.filter((view) => view.list === list), save, forget };
};

/** Applies the default view to a list opened without filters, once. */
export const useBeginning = (
  views: readonly SavedView[] | undefined,
  now: string,
  begin: (view: SavedView) => void,
) => {
  const open = useRef(now === '');
  useEffect(() => {
    if (now !== '') open.current = false;
    if (!open.current || views === undefined) return;
    open.current = false;
    const first = views.find(({ begins }) => begins);
    if (first) begin(first);
  });
};
