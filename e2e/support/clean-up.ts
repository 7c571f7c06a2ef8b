import { openEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/open.ts';
import { makeLog } from '../../apps/server/src/platform/log.ts';
import { abandonedFolders, databaseIn, isServed, removeData } from './data-folder.ts';

/** Starts and stops a database, unless another process uses it. */
const stopUnused = async (folder: string) => {
  const database = await openEmbeddedPostgres({
    dataDir: databaseIn(folder),
    log: makeLog({ LOG_LEVEL: 'error' }),
  });
  await database.stop();
};

/** A run's data go with its server, which ends after this; only the data of killed runs are left. */
export default async (): Promise<void> => {
  for (const folder of abandonedFolders()) {
    if (isServed(folder)) await stopUnused(folder);
    removeData(folder);
  }
};
