import { Readable } from 'node:stream';
import * as yauzl from 'yauzl';
import { UnreadableFile } from '../table/unreadable.ts';

/** A file of an archive, unpacked on demand. */
export type ArchiveFile = {
  readonly path: string;
  /** Why its head makes it unreadable, if so. */
  readonly problem: string | undefined;
  readonly read: () => Promise<Buffer>;
};

/** Reads bytes of a stored archive around a position; `begin` is the position of the first byte. */
export type ReadPart = (at: number) => Promise<{ readonly begin: number; readonly bytes: Buffer }>;

/** Far more than pictures need: macOS and Windows add files of their own beside each. */
const mostFiles = 3_000;
/** Same limit as for the upload of one picture. */
const mostBytes = 12 * 1024 * 1024;
/** Pictures hardly compress: a file that grows this much is a zip bomb. */
const mostGrowth = 1024 * 1024 * 1024;

/** Reads an archive from its stored parts, with only one part in memory. */
class PartsReader extends yauzl.RandomAccessReader {
  readonly #part: ReadPart;
  constructor(part: ReadPart) {
    super();
    this.#part = part;
  }
  async *#slices(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const { begin, bytes } = await this.#part(at);
      const slice = bytes.subarray(at - begin, end - begin);
      if (slice.length === 0) throw new UnreadableFile('Questo ZIP è troncato: caricalo di nuovo');
      yield slice;
      at += slice.length;
    }
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#slices(start, end));
  }
}

const open = (reader: PartsReader, size: number): Promise<yauzl.ZipFile> => {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true };
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(reader, size, options, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
};

const entriesOf = (zip: yauzl.ZipFile): Promise<yauzl.Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });

const unpack = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error);
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > mostBytes) stream.destroy(new Error('more than its head says'));
      });
      stream.once('end', () => resolve(Buffer.concat(chunks)));
      stream.once('error', reject);
    });
  });

const stored = 0;
const deflated = 8;

const problemOf = (entry: yauzl.Entry): string | undefined => {
  if (entry.generalPurposeBitFlag % 2 === 1) return 'È protetta da una password';
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
    return 'È compressa in un modo che non si legge';
  return entry.uncompressedSize > mostBytes ? 'Pesa più di 12 MB' : undefined;
};

/** PostgreSQL stores no NUL in a text: it becomes another control character, and the name is refused for that. */
const pathOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: yauzl.Entry): string =>
  yauzl
    .getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
    .replaceAll('\0', '\u0001')
    .toWellFormed();

const checkWhole = (entries: readonly yauzl.Entry[], size: number): void => {
  const sum = (one: (entry: yauzl.Entry) => number) =>
    entries.reduce((total, entry) => total + one(entry), 0);
  if (entries.length === 0) throw new UnreadableFile('Questo ZIP è vuoto');
  // Overlapping files, or files that unpack to far more than their size.
  const packed = sum(({ compressedSize }) => compressedSize);
  if (packed > size || sum(({ uncompressedSize }) => uncompressedSize) > mostGrowth)
    throw new UnreadableFile('Questo ZIP dice di contenere molto più di quanto pesa: non lo apro');
};

/** The files of an archive; throws `UnreadableFile` for any other file. */
export const openArchive = async (part: ReadPart, size: number): Promise<readonly ArchiveFile[]> => {
  try {
    const zip = await open(new PartsReader(part), size);
    if (zip.entryCount > mostFiles)
      throw new UnreadableFile(`In questo ZIP ci sono più di ${mostFiles} file: dividilo`);
    const entries = await entriesOf(zip);
    checkWhole(entries, size);
    return entries.map((entry) => ({
      path: pathOf(entry),
      problem: problemOf(entry),
      read: () => unpack(zip, entry),
    }));
  } catch (error) {
    // A failure of the database is no fault of the file.
    if (error instanceof UnreadableFile || !(error instanceof Error) || 'code' in error) throw error;
    throw new UnreadableFile('Questo file non è uno ZIP, o è rovinato');
  }
};
