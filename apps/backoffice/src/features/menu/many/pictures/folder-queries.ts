import { useQuery, useQueryClient } from '@tanstack/react-query';
import { folderPart, type PictureFolder } from '@zanga/contract/menu/menu-pictures';
import { ApiError } from '@zanga/contract/wire/client';
import { service } from '../../../../base/api.ts';
import { patient } from '../../table/table-queries.ts';

const lookAgainMs = 800;
const triesOfPart = 4;

const query = (folder: string) =>
  service.query('GET /api/backoffice/menu/pictures/:folder', { params: { folder } });

/** An archive of pictures; asked for repeatedly while the server reads it. */
export const useFolder = (id: string) =>
  useQuery({
    ...query(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'reading' ? lookAgainMs : false),
  });

/** Invalidates everything known of an archive. */
export const useFolderTold = (id: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query(id).queryKey });
};

/** Sends a part, again if the line breaks; the server takes a part only once. */
const sendPart = async (folder: string, file: File, at: number): Promise<PictureFolder> => {
  for (let tries = 1; ; tries += 1) {
    const body = new FormData();
    body.set('at', String(at));
    body.set('file', file.slice(at, at + folderPart), 'part');
    try {
      return await patient.api('POST /api/backoffice/menu/pictures/:folder/parts', {
        params: { folder },
        body,
      });
    } catch (error) {
      // A refusal stays a refusal: no second try.
      if (error instanceof ApiError || tries === triesOfPart) throw error;
      await new Promise((resolve) => setTimeout(resolve, tries * 1000));
    }
  }
};

/** Sends an archive part by part, and reports the progress in hundredths. */
export const sendFolder = async (
  file: File,
  onProgress: (hundredths: number) => void,
): Promise<PictureFolder> => {
  const body = { name: file.name.slice(0, 100) || 'foto.zip', size: file.size };
  let told = await service.api('POST /api/backoffice/menu/pictures', { body });
  for (let at = 0; at < file.size; at += folderPart) {
    onProgress(Math.floor((at / file.size) * 100));
    told = await sendPart(told.id, file, at);
  }
  return told;
};

export const applyFolder = (folder: string, mode: 'add' | 'replace') =>
  service.api('POST /api/backoffice/menu/pictures/:folder/apply', { params: { folder }, body: { mode } });
