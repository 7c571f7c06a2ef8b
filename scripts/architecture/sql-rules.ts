import { lineAt, type SourceFile } from './source-files.ts';
import type { SqlUse } from './sql-use.ts';
import type { Violation } from './violation.ts';
import { textOf, walk } from './walk.ts';

export const server = /^apps\/server\/src\//;
/** Tests, and what makes data for them, write what they need. */
export const onlyTests = /\.test\.ts$|[-/]testing\.ts$/;
const queries = /(^|[-/])queries\.ts$/;
const store = /(^|[-/])store\.ts$/;

/** The platform speaks to the database itself, and vendors inside the house keep tables of their own. */
const ownRules = /^apps\/server\/src\/(platform|adapters)\//;

const named = /^apps\/server\/src\/platform\/database\/transaction\.ts$/;

/** Files that may contain SQL, and files that may only read. */
export const sqlCrossings = (file: SourceFile, uses: readonly SqlUse[]): Violation[] => {
  const { path, text } = file;
  if (!server.test(path) || onlyTests.test(path) || ownRules.test(path)) return [];
  const add = (rule: string, { at, what }: SqlUse, why: string): Violation => ({
    rule,
    place: `${path}:${lineAt(text, at)}`,
    what: `${what}: ${why}`,
  });
  return uses.flatMap((use) => {
    if (!queries.test(path) && !store.test(path))
      return [add('sql-in-store-and-queries', use, 'SQL stands in `store.ts`, `queries.ts` and their like')];
    if (queries.test(path) && use.writes)
      return [add('queries-only-read', use, 'what writes or locks stands in a store')];
    return [];
  });
};

const openers = new Set(['transaction', 'startTransaction', 'beginTransaction']);
const routes = /(^|[-/])routes\.ts$/;

/** A transaction is one of the two that have names, and no route opens one. */
export const transactionCrossings = (file: SourceFile, uses: readonly SqlUse[]): Violation[] => {
  const { path, text } = file;
  if (!server.test(path) || named.test(path)) return [];
  const found: Violation[] = [];
  const add = (rule: string, at: number, what: string) =>
    found.push({ rule, place: `${path}:${lineAt(text, at)}`, what });
  walk(file.program, (node, ancestors) => {
    const name = node.type === 'Identifier' ? textOf(node, 'name') : textOf(node, 'value');
    if (name === undefined) return;
    const within = ancestors.at(-1)?.type;
    if (openers.has(name) && (within === 'MemberExpression' || within === 'Property'))
      add(
        'transactions-have-names',
        node.start,
        'a raw transaction: take `inTransaction` (docs/database.md)',
      );
    if (
      /^inTransaction/.test(name) &&
      within === 'CallExpression' &&
      routes.test(path) &&
      !onlyTests.test(path)
    )
      add('no-transaction-in-routes', node.start, 'a transaction belongs to a use case or a store');
  });
  if (ownRules.test(path) || onlyTests.test(path)) return found;
  for (const { at, what } of uses)
    if (/^(begin|start transaction)\b/i.test(what))
      add(
        'transactions-have-names',
        at,
        'a transaction begun by hand: take `inTransaction` (docs/database.md)',
      );
  return found;
};

/** A library of SQL that is passed on would reach files that may not import it. */
export const passedOn = (file: SourceFile): Violation[] => {
  const found: Violation[] = [];
  if (!server.test(file.path)) return found;
  walk(file.program, (node) => {
    const source: unknown = Reflect.get(node, 'source');
    const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration';
    if (!isExport || typeof source !== 'object' || source === null || !('value' in source)) return;
    if (source.value !== 'kysely' && source.value !== 'pg') return;
    const place = `${file.path}:${lineAt(file.text, node.start)}`;
    found.push({
      rule: 'sql-is-not-passed-on',
      place,
      what: `hands ${source.value} on to whoever imports it`,
    });
  });
  return found;
};
