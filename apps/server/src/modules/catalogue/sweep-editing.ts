import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { type SweepTools, sweepEvery } from '../../platform/retention/sweep.ts';
import { purgeChanges } from './many/many-store.ts';
import { purgeImports } from './table/import-store.ts';

const tidy: JobKind<object> = jobKind('catalogue.tidy', { retryLimit: 3 });

/** Deletes old imports, and changes too old to undo, each night. */
export const sweepEditing = (tools: SweepTools): void =>
  sweepEvery(tools, tidy, '33 3 * * *', {
    menu_files: (before) => purgeImports(tools.db, before),
    menu_changes: (before) => purgeChanges(tools.db, before),
  });
