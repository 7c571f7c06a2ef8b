import { lineAt, type SourceFile } from './source-files.ts';
import { onlyTests, server } from './sql-rules.ts';
import { type SqlUse, sqlUses, textIn } from './sql-use.ts';
import { type Exception, exceptions, owners } from './table-owners.ts';
import type { Violation } from './violation.ts';
import { walk } from './walk.ts';

type Found = Pick<SqlUse, 'at' | 'what'> & {
  readonly file: SourceFile;
  readonly table: string;
  readonly isWritten: boolean;
};

const rooms = /^apps\/server\/src\/(?:modules\/)?([^/]+)\//;
export const roomOf = (path: string): string => rooms.exec(path)?.[1] ?? 'app';

export const keeperOf = new Map(
  Object.entries(owners).flatMap(([room, { tables }]) => tables.map((table) => [table, room] as const)),
);
const showing = new Map(
  Object.entries(owners).flatMap(([room, { views = [] }]) => views.map((view) => [view, room] as const)),
);

/** A room writes only its own tables, and reads them and the views of others. */
export const tableCrossings = (files: readonly SourceFile[], allowed = exceptions): Violation[] => {
  const read = files.filter(({ path }) => server.test(path) && !onlyTests.test(path));
  const crossings = read.flatMap((file) => sqlUses(file).flatMap((use) => crossingsOf(file, use)));
  const isAllowed = ({ file, table, isWritten }: Found) =>
    !isWritten && allowed.some((one) => one.file === file.path && one.tables.includes(table));
  return [
    ...read.filter(({ path }) => roomOf(path) !== 'platform').flatMap(hidden),
    ...crossings.filter((found) => !isAllowed(found)).map(inWords),
    ...read.flatMap((file) => unneeded(file, crossings, allowed)),
  ];
};

const crossingsOf = (file: SourceFile, { at, what, tables, tablesWritten }: SqlUse): Found[] => {
  const room = roomOf(file.path);
  const written = new Set(tablesWritten.map((name) => name.toLowerCase()));
  return [...new Set([...tables, ...tablesWritten].map((name) => name.toLowerCase()))].flatMap((table) => {
    const keeper = keeperOf.get(table);
    const isWritten = written.has(table) && (keeper !== undefined || showing.has(table));
    const isForeign = keeper !== undefined ? keeper !== room : showing.has(table) && isWritten;
    return isForeign ? [{ file, at, what, table, isWritten }] : [];
  });
};

/**
 * Tables named at run time must come from a list in the same file, and all belong to its room. Exempt is the
 * platform, which copies all tables.
 */
const hidden = (file: SourceFile): Violation[] => {
  const uses = sqlUses(file).filter(({ hidesTable }) => hidesTable);
  if (uses.length === 0) return [];
  const listed: string[] = [];
  walk(file.program, (node) => {
    const text = textIn(node);
    if (text !== undefined && keeperOf.has(text)) listed.push(text);
  });
  if (listed.length > 0 && listed.every((table) => keeperOf.get(table) === roomOf(file.path))) return [];
  return uses.map(({ at, what }) => ({
    rule: 'tables-are-named',
    place: `${file.path}:${lineAt(file.text, at)}`,
    what: `${what}: a table that is put in from elsewhere; write its name out`,
  }));
};

const inWords = ({ file, at, table, isWritten }: Found): Violation => {
  const keeper = keeperOf.get(table) ?? showing.get(table);
  return {
    rule: isWritten ? 'tables-are-written-by-their-owner' : 'tables-are-read-by-their-owner',
    place: `${file.path}:${lineAt(file.text, at)}`,
    what: `${isWritten ? 'writes or holds' : 'reads'} ${table}, which ${keeper} keeps: ask its code${isWritten ? '' : ', or read a view of it'}`,
  };
};

/** Exceptions for files that no longer need them. */
const unneeded = (
  { path }: SourceFile,
  crossings: readonly Found[],
  allowed: readonly Exception[],
): Violation[] => {
  return allowed
    .filter(({ file }) => file === path)
    .flatMap(({ tables }) => tables)
    .filter((table) => !crossings.some((found) => found.file.path === path && found.table === table))
    .map((table) => ({
      rule: 'exceptions-get-fewer',
      place: path,
      what: `reads ${table} no longer: take the exception off the list (table-owners.ts)`,
    }));
};
