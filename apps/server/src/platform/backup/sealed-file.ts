import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupProblem } from './backup-lines.ts';

/** Seals a backup to public keys, so that its writer cannot read it, or with a passphrase. */
export type Seal = {
  readonly recipients: readonly string[];
  readonly passphrase?: string | undefined;
  /** scrypt work factor of a passphrase, as a power of two; age's default if undefined. */
  readonly workFactor?: number;
};

/** Keys that open a sealed backup. */
export type Keys = { readonly identityFile?: string | undefined; readonly passphrase?: string | undefined };

export const isSealing = ({ recipients, passphrase }: Seal): boolean =>
  recipients.length > 0 || passphrase !== undefined;

const sealerOf = ({ recipients, passphrase, workFactor }: Seal): Encrypter => {
  const encrypter = new Encrypter();
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  // age allows no passphrase beside keys: keys win.
  if (recipients.length === 0 && passphrase !== undefined) encrypter.setPassphrase(passphrase);
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
};

/** Joins short rows into pieces of 64 KB. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const line of lines) {
    piece += `${line}\n`;
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Writes lines into a file readable by its owner alone, packed and sealed as they come: memory stays flat. */
export const writeSealed = async (file: string, lines: AsyncIterable<string>, seal: Seal): Promise<void> => {
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  const packing = createGzip();
  if (!isSealing(seal)) {
    await pipeline(inPieces(lines), packing, target);
    return;
  }
  const sealer = sealerOf(seal);
  await pipeline(
    inPieces(lines),
    packing,
    async function* (packed: AsyncIterable<Buffer>) {
      yield* await sealer.encrypt(ReadableStream.from(packed));
    },
    target,
  );
};

const intro = 'age-encryption.org/v1';

const isSealed = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(intro.length), 0, intro.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === intro;
  } finally {
    await handle.close();
  }
};

/** Whether the backup is sealed and its key is not here, as it should be. */
export const lacksKey = async (file: string, { identityFile, passphrase }: Keys): Promise<boolean> =>
  identityFile === undefined && passphrase === undefined && (await isSealed(file));

const openerOf = async ({ identityFile, passphrase }: Keys): Promise<Decrypter> => {
  const decrypter = new Decrypter();
  if (identityFile === undefined && passphrase === undefined)
    throw new BackupProblem(
      'This backup is encrypted: name the file of its key in BACKUP_IDENTITY_FILE, or give BACKUP_PASSPHRASE.',
    );
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  const written = identityFile === undefined ? '' : await readFile(identityFile, 'utf8');
  for (const key of written.match(/^AGE-SECRET-KEY-\S+/gm) ?? []) decrypter.addIdentity(key);
  return decrypter;
};

async function* bytesOf(file: string, keys: Keys): AsyncGenerator<Uint8Array> {
  if (!(await isSealed(file))) {
    yield* createReadStream(file);
    return;
  }
  const decrypter = await openerOf(keys);
  const plain = await decrypter
    .decrypt(ReadableStream.from<Uint8Array>(createReadStream(file)))
    .catch((error: unknown) => {
      const lacks = error instanceof Error && /no identity matched/.test(error.message);
      throw lacks
        ? new BackupProblem('This backup is closed to another key or passphrase than the one that was given.')
        : error;
    });
  yield* plain;
}

/** The lines of a backup, plain or encrypted. */
export async function* readSealed(file: string, keys: Keys): AsyncGenerator<string> {
  let rest = '';
  try {
    const unpacked = Readable.from(bytesOf(file, keys));
    const text = createGunzip().setEncoding('utf8');
    unpacked.on('error', (error) => text.destroy(error));
    for await (const chunk of unpacked.pipe(text)) {
      const [end = '', ...begun] = String(chunk).split('\n');
      rest += end;
      for (const piece of begun) {
        yield rest;
        rest = piece;
      }
    }
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
