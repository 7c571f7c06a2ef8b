import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupProblem } from './backup-lines.ts';
import { type Keys, readSealed, type Seal, writeSealed } from './sealed-file.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'zanga-sealed-'));
afterAll(() => rm(folder, { recursive: true }));
const at = (name: string) => path.join(folder, name);

const lines = Array.from({ length: 20_000 }, (_, number) =>
  JSON.stringify({ number, noise: Math.sin(number), text: 'perché no: è così' }),
);
const replay = async function* () {
  yield* lines;
};
const read = async (file: string, keys: Keys = {}) => {
  const found: string[] = [];
  for await (const line of readSealed(file, keys)) found.push(line);
  return found;
};

let own: { readonly recipient: string; readonly identityFile: string };
let other: typeof own;
const makeKey = async (name: string) => {
  const identity = await generateX25519Identity();
  const identityFile = at(name);
  await writeFile(identityFile, `# created: today\n# public key: …\n${identity}\n`);
  return { recipient: await identityToRecipient(identity), identityFile };
};
beforeAll(async () => {
  own = await makeKey('own.key');
  other = await makeKey('other.key');
});

const sealed = async (name: string, seal: Seal) => {
  await writeSealed(at(name), replay(), seal);
  return at(name);
};
const toOwn = () => sealed('own.age', { recipients: [own.recipient] });

describe('a backup file', () => {
  it('without encryption is read as it is, by its owner alone', async () => {
    const file = await sealed('plain', { recipients: [] });
    expect(await read(file)).toEqual(lines);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is opened by any of its keys, and holds nothing readable', async () => {
    const file = await sealed('both', { recipients: [own.recipient, other.recipient] });
    expect(await read(file, own)).toEqual(lines);
    expect(await read(file, other)).toEqual(lines);
    expect((await readFile(file)).includes('perch')).toBe(false);
  });

  it('is opened by its passphrase', async () => {
    const passphrase = 'una frase lunga che nessuno sa';
    const file = await sealed('phrase', { recipients: [], passphrase, workFactor: 10 });
    expect(await read(file, { passphrase })).toEqual(lines);
    await expect(read(file, { passphrase: 'un’altra frase, lunga uguale' })).rejects.toThrow(BackupProblem);
  });

  it('is closed to another key, to none, and to its writer', async () => {
    const file = await toOwn();
    await expect(read(file, other)).rejects.toThrow('closed to another key');
    await expect(read(file)).rejects.toThrow('This backup is encrypted');
  });

  it.each([
    ['the end', 1],
    ['half of it', 200_000],
    ['all but its beginning', 1_000_000_000],
  ])('that lacks %s is refused', async (_what, missing) => {
    const file = await toOwn();
    await truncate(file, Math.max(300, (await stat(file)).size - missing));
    await expect(read(file, own)).rejects.toThrow(BackupProblem);
  });

  it('with a flipped bit is refused, wherever it is', async () => {
    const file = await toOwn();
    const whole = await readFile(file);
    for (const place of [30, 200, 70_000, whole.length - 5]) {
      const turned = Buffer.from(whole);
      turned[place] = (turned[place] ?? 0) ^ 1;
      await writeFile(file, turned);
      await expect(read(file, own)).rejects.toThrow(BackupProblem);
    }
  });

  it('is unreadable when its source broke off in the middle', async () => {
    const breaking = async function* () {
      yield* lines.slice(0, 100);
      throw new Error('the database went away');
    };
    const seal = { recipients: [own.recipient] };
    await expect(writeSealed(at('broken'), breaking(), seal)).rejects.toThrow('the database went away');
    await expect(read(at('broken'), own)).rejects.toThrow(BackupProblem);
  });
});
