import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/open.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { abandonedFolders, databaseIn, isServed, removeData } from './data-folder.ts';

/** Whoever takes a database and gives it back stops it, unless somebody else uses it. */
const stopUnused = async (folder: string) => {
  const database = await openEmbeddedPostgres({
    dataDir: databaseIn(folder),
    log: makeLog({ LOG_LEVEL: 'error' }),
  });
  await database.stop();
};

/** The data of a run go with its server, which ends after this; those of runs that were killed are nobody's. */
export default async (): Promise<void> => {
  for (const folder of abandonedFolders()) {
    if (isServed(folder)) await stopUnused(folder);
    removeData(folder);
  }
};
