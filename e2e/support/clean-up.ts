import { rm } from 'node:fs/promises';
import { abandonedFolders } from './data-folder.ts';

/** The data of this run were its own; those of runs that were killed are nobody's. */
export default async (): Promise<void> => {
  const own = process.env.E2E_DATA;
  const folders = [...(own?.includes('zanga-e2e-') ? [own] : []), ...abandonedFolders()];
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
};
