import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresProblem } from './problem.ts';

/** User that runs PostgreSQL, which refuses root; in most containers root is all there is. */
export type Identity = {
  readonly name: string;
  /** Command put before the program to change its user. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
  /** The system user that must own the data folder. */
  readonly owner?: { readonly uid: number; readonly gid: number };
};

const ourselves: Identity = { name: 'the current user', prefix: [] };

/** A user namespace, in which root has no privileges: needs no other user and no readable path. */
const namespace: Identity = {
  name: 'a user namespace (unshare -U)',
  prefix: ['unshare', '-U', '--'],
  owner: { uid: 0, gid: 0 },
};

const asUser = (uid: number, gid: number): Identity => ({
  name: `user ${uid}`,
  prefix: [],
  uid,
  gid,
  owner: { uid, gid },
});

/** For folders such as /root, closed to other users: keeps the permission to walk through. */
const asUserThatWalksAnywhere = (uid: number, gid: number): Identity => ({
  name: `user ${uid} with leave to walk through private folders (setpriv)`,
  prefix: [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    // Otherwise the kernel drops the permission when PostgreSQL checks that it may execute itself.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ],
  owner: { uid, gid },
});

/** Identities that root may try on a folder, best first: its owner, or for root's own folders an unprivileged one. */
export const candidates = (folderOwner: { uid: number; gid: number }): readonly Identity[] => {
  if (process.getuid?.() !== 0) return [ourselves];
  const { uid, gid } = folderOwner;
  if (uid !== 0) return [asUser(uid, gid), asUserThatWalksAnywhere(uid, gid)];
  const nobody = { uid: idOf('-u'), gid: idOf('-g') };
  return [namespace, asUser(nobody.uid, nobody.gid), asUserThatWalksAnywhere(nobody.uid, nobody.gid)];
};

const idOf = (flag: '-u' | '-g'): number => {
  const id = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  const number = id.status === 0 ? Number(id.stdout) : Number.NaN;
  return Number.isInteger(number) ? number >>> 0 : 65_534;
};

/**
 * First identity that can run PostgreSQL on this folder; hands the folder over if needed. An ordinary user is refused a
 * folder of another user.
 */
export const chooseIdentity = (folder: string, binaries: Binaries, tried = candidates): Identity => {
  if (process.platform === 'win32') return ourselves;
  const owner = fs.statSync(folder);
  const user = process.getuid?.();
  if (user !== 0 && owner.uid !== user) throw belongsToSomebodyElse(folder, owner.uid);
  const refusals: string[] = [];
  for (const identity of tried(owner)) {
    if (identity === ourselves) return identity;
    handOver(folder, identity);
    const refusal = tryOut(identity, folder, binaries);
    if (refusal === undefined) return identity;
    refusals.push(`- ${identity.name}: ${refusal}`);
  }
  throw new EmbeddedPostgresProblem(
    `PostgreSQL does not run as root, and no other way worked for ${folder}:\n${refusals.join('\n')}\n` +
      'Start Zanga as an ordinary user, or set DATABASE_URL to any PostgreSQL 15 or newer.',
  );
};

/** Gives a file, or a folder with its contents, to the identity that will use it. */
export const handOver = (target: string, { owner }: Identity): void => {
  if (owner === undefined || fs.statSync(target).uid === owner.uid) return;
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, target]);
};

/** Checks: not root, PostgreSQL finds itself (it only logs if not), the folder is writable. */
const trial =
  'said=$("$0" --version 2>&1 >/dev/null) && test "$(id -u)" -ne 0 && test -z "$said" && : >"$1/.trial" || ' +
  '{ echo "$said" >&2; exit 1; }';

const tryOut = (identity: Identity, folder: string, binaries: Binaries): string | undefined => {
  const [program, ...args] = [...identity.prefix, '/bin/sh', '-c', trial, binaries.postgres, folder];
  const run = spawnSync(program ?? '/bin/sh', args, { ...spawnOptions(identity), encoding: 'utf8' });
  fs.rmSync(path.join(folder, '.trial'), { force: true });
  if (run.status === 0) return undefined;
  return run.error?.message ?? (run.stderr.trim() || `it may not write there (${run.status ?? run.signal})`);
};

/** Working folder `/`, as the current one may be closed to the identity; messages in English on any machine. */
export const spawnOptions = ({ uid, gid }: Identity) => ({
  cwd: process.platform === 'win32' ? process.cwd() : '/',
  env: { ...process.env, LC_ALL: 'C', LANG: 'C' },
  ...(uid === undefined ? {} : { uid }),
  ...(gid === undefined ? {} : { gid }),
});

/** Message when root started first and an ordinary user comes second. */
export const belongsToSomebodyElse = (folder: string, uid: number): EmbeddedPostgresProblem => {
  const owner = uid === 0 ? 'root' : `the user with id ${uid}`;
  return new EmbeddedPostgresProblem(
    `The database folder ${folder} belongs to ${owner}: it was made by a start as that user.\n` +
      'Start as that user again, or make it yours once:\n' +
      `  sudo chown -R "$(id -un)" "${folder}" "${folder}.log"\n` +
      `  sudo chown "$(id -un)" "${path.dirname(folder)}"`,
  );
};
