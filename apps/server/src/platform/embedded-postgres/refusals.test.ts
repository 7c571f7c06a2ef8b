import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findBinaries } from './binaries.ts';
import { belongsToSomebodyElse, candidates, chooseIdentity } from './identity.ts';
import { initialise } from './initialise.ts';
import { openEmbeddedPostgres } from './open.ts';
import { socketFolder } from './socket-folder.ts';

const log = { info: () => {}, warn: () => {} };
const isRoot = process.getuid?.() === 0;
const folders: string[] = [];

const newHome = (): string => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-refuse-'));
  folders.push(home);
  return home;
};

afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('a data folder that cannot be used', () => {
  it('is left untouched with other files in it', async () => {
    const dataDir = path.join(newHome(), 'postgres');
    fs.mkdirSync(dataDir);
    fs.writeFileSync(path.join(dataDir, 'recipes.txt'), 'sale, pepe');
    await expect(openEmbeddedPostgres({ dataDir, log })).rejects.toThrow('is no PostgreSQL data folder');
    expect(fs.readdirSync(dataDir)).toEqual(['recipes.txt']);
  });

  it('of another PostgreSQL version is refused with the remedy', async () => {
    const dataDir = path.join(newHome(), 'postgres');
    fs.mkdirSync(dataDir);
    fs.writeFileSync(path.join(dataDir, 'PG_VERSION'), '15\n');
    await expect(openEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
      /written by PostgreSQL 15.*npm run backup/s,
    );
  });

  it('loses the leftovers of a killed first start, not the ones of a running start', async () => {
    const home = newHome();
    const dead = path.join(home, '.postgres.new-99999999-aa');
    const alive = path.join(home, `.postgres.new-${process.ppid}-bb`);
    for (const folder of [dead, alive]) fs.mkdirSync(folder);
    await initialise(path.join(home, 'postgres'), findBinaries(), () => {});
    expect(fs.readdirSync(home).sort()).toEqual([path.basename(alive), 'postgres']);
  });

  it.skipIf(isRoot || process.platform === 'win32')('tells an ordinary user whose folder it is', async () => {
    await expect(openEmbeddedPostgres({ dataDir: '/usr', log })).rejects.toThrow('belongs to root');
  });

  it('explains itself in whole sentences with the command that helps', () => {
    expect(belongsToSomebodyElse('/srv/zanga/.data/postgres', 0).message).toContain('sudo chown -R');
  });

  it('refuses a temporary folder too long for any socket', () => {
    const long = `/${'a'.repeat(120)}`;
    expect(() => socketFolder(long, long)).toThrow('too long for a socket');
    expect(socketFolder(long, '/tmp')).toBe(socketFolder(long, '/tmp'));
  });
});

describe.runIf(isRoot)('running PostgreSQL as root', () => {
  const ways = candidates({ uid: 0, gid: 0 });

  it('has a user namespace, another user, and another user that walks through private folders', () => {
    expect(ways).toHaveLength(3);
  });

  it.each([0, 2])('way %i works inside a folder only root may enter', async (index) => {
    const home = newHome();
    fs.chmodSync(home, 0o700);
    const folder = path.join(home, 'postgres');
    fs.mkdirSync(folder, { mode: 0o700 });
    const way = ways.slice(index, index + 1);
    expect(chooseIdentity(folder, findBinaries(), () => way).name).toBe(way[0]?.name);
  });

  it('falls back to the next way, and names every refusal when none works', () => {
    const home = newHome();
    fs.chmodSync(home, 0o700);
    const folder = path.join(home, 'postgres');
    fs.mkdirSync(folder, { mode: 0o700 });
    const shut = { ...candidates({ uid: 0, gid: 0 })[1], name: 'nobody', prefix: [] };
    const missing = { name: 'absent', prefix: ['no-such-program'] };
    expect(chooseIdentity(folder, findBinaries(), () => [shut, missing, ...ways]).name).toBe(ways[0]?.name);
    expect(() => chooseIdentity(folder, findBinaries(), () => [shut, missing])).toThrow(
      /- nobody: .*- absent: /s,
    );
  });

  it('becomes the owner of a folder that an ordinary user made', () => {
    const folder = newHome();
    fs.chownSync(folder, 1234, 1234);
    expect(chooseIdentity(folder, findBinaries()).owner).toEqual({ uid: 1234, gid: 1234 });
  });
});
