import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** A network and name servers of its own; needs the permission to make namespaces. */
const own = ['-Urmn', '--'];
const mayHaveOwn = () => {
  try {
    execFileSync('unshare', [...own, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

it.skipIf(!mayHaveOwn())(
  'a name server that says nothing costs a call its own time alone',
  async () => {
    const inside = path.join(import.meta.dirname, 'slow-names-inside.ts');
    const { stdout } = await promisify(execFile)('unshare', [...own, process.execPath, inside]);
    const { troubles, order } = JSON.parse(stdout);
    expect(new Set(troubles)).toEqual(new Set(['late']));
    // The same few threads look names up, compress pages and hash passwords.
    expect(order).toEqual(['packed', 'hashed', 'read', 'given up']);
  },
  60_000,
);
