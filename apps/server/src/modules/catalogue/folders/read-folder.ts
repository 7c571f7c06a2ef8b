import type { PictureFolderId } from '@zanga/domain/ids';
import { type Files, FilesAway } from '../../../adapters/files/port.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type JobKind, jobKind, NothingToDo } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { takePicture } from '../../pictures/public.ts';
import { readEditedBy } from '../editing/edit-queries.ts';
import { presentEdited } from '../editing/present-form.ts';
import { UnreadableFile } from '../table/unreadable.ts';
import { type ArchiveFile, openArchive, type ReadPart } from './archive.ts';
import {
  endReading,
  keepLine,
  type LineToKeep,
  readFolder,
  readLines,
  readPart,
  takeInHand,
  tellProgress,
} from './folder-store.ts';
import { type Match, matchFiles, slugsIn } from './match-files.ts';

export type FolderTools = { readonly db: Db; readonly files: Files; readonly log: Log };
type ReadingTools = FolderTools & { readonly jobs: Pick<Jobs, 'ending'> };

/** The process is about to stop; another one continues. */
class ReadingPaused extends Error {}

/** Retries continue after a crash: files that were read are not read twice. */
export const readFolderJob: JobKind<{ readonly id: PictureFolderId }> = jobKind('catalogue.read_pictures', {
  retryLimit: 20,
  retryDelayMax: 30,
});

/** Parts of an archive; the last two stay in memory, because its heads are read bit by bit. */
const partsOf = (db: Db, id: PictureFolderId): ReadPart => {
  let last: Awaited<ReturnType<ReadPart>>[] = [];
  return async (at) => {
    const known = last.find(({ begin, bytes }) => begin <= at && at < begin + bytes.length);
    const part = known ?? (await readPart(db, id, at));
    if (!part) throw new UnreadableFile('Questo ZIP è troncato: caricalo di nuovo');
    last = [part, ...last.filter((one) => one !== part)].slice(0, 2);
    return part;
  };
};

const refused = ({ line, file }: Match, problem: string): LineToKeep => ({
  ...{ line, file, outcome: 'refused', problem },
});

/** Result of a file after its bytes were read. */
const lineOf = async (
  { db, files }: FolderTools,
  match: Match,
  file: ArchiveFile | undefined,
): Promise<LineToKeep> => {
  if (match.outcome !== 'matched') return match;
  const { line, file: name, product, place } = match;
  // Unreadable bytes are told to the staff in the next line.
  const bytes = await file?.read().catch(() => undefined);
  if (!bytes) return refused(match, 'Dentro lo ZIP è rovinata');
  const picture = await takePicture(db, files, bytes);
  if (!picture) return refused(match, 'Non è un’immagine leggibile: usa JPEG, PNG, WebP o AVIF');
  const { id, form } = product;
  const of = { product_id: id, place, before: form.pictures, picture };
  return { line, file: name, outcome: 'matched', problem: null, ...of };
};

/** A file during which a process died would kill the next one, too. */
const leaveOut = (match: Match): LineToKeep =>
  refused(match, 'Il server si è fermato mentre leggeva questa foto: provala da sola');

/** Same, marked as being read meanwhile. */
const lineInHand = async (
  tools: ReadingTools,
  id: PictureFolderId,
  { match, file }: { readonly match: Match; readonly file: ArchiveFile | undefined },
): Promise<LineToKeep> => {
  await takeInHand(tools.db, id, match.line);
  try {
    return await lineOf(tools, match, file);
  } finally {
    await takeInHand(tools.db, id, null);
  }
};

const readAll = async (tools: ReadingTools, id: PictureFolderId): Promise<void> => {
  const { db, jobs } = tools;
  const folder = await readFolder(db, id);
  if (!folder) throw new NothingToDo('folder_unknown', id);
  if (folder.state !== 'reading') return;
  const archive = await openArchive(partsOf(db, id), folder.bytes);
  const found = (await readEditedBy(db, 'slug', slugsIn(archive))).map(presentEdited);
  const matches = matchFiles(archive, new Map(found.map((product) => [product.slug, product])));
  const kept = new Set((await readLines(db, id)).map(({ line }) => line));
  for (const [at, match] of matches.entries()) {
    if (kept.has(match.line)) continue;
    if (jobs.ending.aborted) throw new ReadingPaused('the process is about to stop');
    if (match.line === folder.line_in_hand) await keepLine(db, id, leaveOut(match));
    else await keepLine(db, id, await lineInHand(tools, id, { match, file: archive[match.line] }));
    await tellProgress(db, id, ((at + 1) / matches.length) * 100);
  }
  await inTransaction(db, (tx) => endReading(tx, id, { state: 'read' }));
};

/** Reads an archive file by file and stores the result of each; no picture becomes visible yet. */
const readFolderFiles = async (tools: ReadingTools, id: PictureFolderId): Promise<void> => {
  const { db, log } = tools;
  try {
    await readAll(tools, id);
  } catch (error) {
    // The file store does not answer for a moment: the job comes again and continues here.
    if (error instanceof FilesAway || error instanceof ReadingPaused || error instanceof NothingToDo)
      throw error;
    if (!(error instanceof UnreadableFile)) {
      log.error({ err: error, folder: id }, 'an archive of pictures was not read');
      await inTransaction(db, (tx) => endReading(tx, id, { state: 'given_up' }));
      return;
    }
    const problem = error.message;
    await inTransaction(db, (tx) => endReading(tx, id, { state: 'unreadable', problem }));
  }
};

export const handleFolderJobs = (tools: FolderTools & { readonly jobs: Jobs }): void =>
  tools.jobs.handle(readFolderJob, ({ id }) => readFolderFiles(tools, id));
