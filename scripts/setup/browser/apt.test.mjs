import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { librariesIn, missingPackages, wrapper } from './apt.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-apt-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('packages for a user without rights', () => {
  it('are the ones that an installation would add or renew, but never the C library', () => {
    const rehearsal = [
      'Reading package lists...',
      'Inst libnss3 (2:3.87.1-1+deb12u1 Debian:12.11/stable [amd64])',
      'Inst chromium [155.0-1] (156.0.8078.79-1~deb12u1 Debian-Security:12/stable-security [amd64])',
      'Inst libc6 [2.36-9] (2.36-10 Debian:12.11/stable [amd64])',
      'Conf libnss3 (2:3.87.1-1+deb12u1 Debian:12.11/stable [amd64])',
    ].join('\n');
    expect(missingPackages(rehearsal)).toEqual([
      'libnss3=2:3.87.1-1+deb12u1',
      'chromium=156.0.8078.79-1~deb12u1',
    ]);
  });

  it('give their libraries to the program, wherever they lie', () => {
    for (const file of [
      'usr/lib/x86_64-linux-gnu/libnss3.so',
      'usr/lib/chromium/libEGL.so',
      'lib/a/liba.so.1',
    ]) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), '');
    }
    const here = (/** @type {string} */ name) => path.join(folder, name);
    expect(librariesIn(folder)).toEqual([here('lib/a'), here('usr/lib/x86_64-linux-gnu')]);
  });

  it.skipIf(process.platform === 'win32')('are started by a script that any folder’s name fits into', () => {
    const files = path.join(folder, "l’isola d'oro $HOME");
    const script = path.join(folder, 'start.sh');
    fs.writeFileSync(script, wrapper(files, '/usr/bin/env', [path.join(files, 'lib')]), { mode: 0o755 });
    const { stdout } = spawnSync(script, { encoding: 'utf8', env: { LD_LIBRARY_PATH: '/before' } });
    expect(stdout).toContain(`LD_LIBRARY_PATH=${files}/lib:/before\n`);
    expect(stdout).toContain(`FONTCONFIG_FILE=${folder}/fonts.conf\n`);
  });
});
