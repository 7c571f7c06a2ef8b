import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@zanga/contract/contract';
import type { ImportLine, MenuImport } from '@zanga/contract/menu/menu-table';
import { client } from '@zanga/contract/wire/client';
import type { LifeState } from '@zanga/domain/catalogue/editing/life';
import { useEffect } from 'react';
import { clientOptions, service } from '../../../base/api.ts';

/** A client with ten minutes of patience: a file of megabytes is slow on a shop's line. */
export const patient = client<Api>({ ...clientOptions, patienceMilliseconds: 600_000 });

const isAtWork = (state: MenuImport['state'] | undefined) => state === 'reading' || state === 'writing';
const lookAgainMs = 600;

export const useImports = () =>
  useQuery({ ...service.query('GET /api/backoffice/menu/imports'), staleTime: 0 });

/** An import; asked for repeatedly while the server works on it. */
export const useImport = (id: string) => {
  const client = useQueryClient();
  const query = useQuery({
    ...service.query('GET /api/backoffice/menu/imports/:import', { params: { import: id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isAtWork(state.data?.state) ? lookAgainMs : false),
  });
  const done = query.data?.state === 'done';
  useEffect(() => {
    // An import may change anything of the menu.
    if (done) void client.invalidateQueries({ queryKey: ['menu'] });
  }, [done, client]);
  return query;
};

/** Rows of an import, page by page. */
export const useLines = ({ id, overtaken }: MenuImport, outcome: ImportLine['outcome'] | undefined) =>
  useInfiniteQuery({
    queryKey: ['menu import lines', id, overtaken.join(), outcome ?? ''],
    queryFn: ({ pageParam }) =>
      service.api('GET /api/backoffice/menu/imports/:import/lines', {
        params: { import: id },
        query: { after: pageParam, ...(outcome && { outcome }) },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

/** Replaces the shown import by the server's answer. */
export const useTold = () => {
  const client = useQueryClient();
  return (told: MenuImport) => {
    const { queryKey } = service.query('GET /api/backoffice/menu/imports/:import', {
      params: { import: told.id },
    });
    client.setQueryData(queryKey, told);
    void client.invalidateQueries({ queryKey: service.query('GET /api/backoffice/menu/imports').queryKey });
  };
};

export const sendFile = (file: File): Promise<MenuImport> => {
  const body = new FormData();
  body.set('file', file);
  return patient.api('POST /api/backoffice/menu/imports', { body });
};

export const applyFile = (id: string, sure: boolean): Promise<MenuImport> =>
  service.api('POST /api/backoffice/menu/imports/:import/apply', { params: { import: id }, body: { sure } });

type Filters = {
  readonly search?: string;
  readonly category?: string;
  readonly state?: LifeState;
};

/** The menu as a file, with the filters of its list. */
export const exportFile = async (format: 'csv' | 'json', filters: Filters): Promise<Blob> => {
  const file: unknown = await patient.api('GET /api/backoffice/menu/export', {
    query: { format, ...filters },
  });
  if (file instanceof Blob) return file;
  throw new TypeError('The export is no file');
};
