import type { MenuImportId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { type JobKind, jobKind } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { type ImportTools, readImportFile } from './read-import.ts';
import { writeImport } from './write-import.ts';

type OfImport = { readonly id: MenuImportId };

/** A failed file is given up without retries; only a file that another process holds is tried again. */
const again = { retryLimit: 60, retryDelayMax: 30 } as const;
const readJob: JobKind<OfImport> = jobKind('catalogue.read_table', again);
const writeJob: JobKind<OfImport> = jobKind('catalogue.write_table', again);

export const askToRead = (jobs: Jobs, tx: Tx, id: string): Promise<void> => jobs.enqueue(tx, readJob, { id });
export const askToWrite = (jobs: Jobs, tx: Tx, id: string): Promise<void> =>
  jobs.enqueue(tx, writeJob, { id });

/** Tables of products are read and written by jobs, so that closing the browser stops nothing. */
export const registerTableJobs = (tools: ImportTools & { readonly jobs: Jobs }): void => {
  tools.jobs.handle(readJob, ({ id }) => readImportFile(tools, id));
  tools.jobs.handle(writeJob, ({ id }) => writeImport(tools, id, (tx) => askToRead(tools.jobs, tx, id)));
};
