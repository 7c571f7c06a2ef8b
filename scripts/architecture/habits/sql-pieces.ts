import { resolveImport } from '../resolve.ts';
import { lineAt, type SourceFile } from '../source-files.ts';
import { onlyTests, server } from '../sql-rules.ts';
import { textIn } from '../sql-use.ts';
import { looksLikeSql } from '../sql-words.ts';
import { keeperOf, roomOf } from '../table-crossings.ts';
import type { Violation } from '../violation.ts';
import { childOf, childrenOf, type Node, textOf, walk } from '../walk.ts';

/** The platform copies all tables, whose names it reads from the database. */
const isHeld = ({ path }: SourceFile): boolean =>
  server.test(path) && !onlyTests.test(path) && !path.startsWith(platform);

const platform = 'apps/server/src/platform/';

/** Statements joined from texts: a value in one is a hole, and its tables have no owner that can be checked. */
export const joinedSql = (file: SourceFile): Violation[] => {
  if (!isHeld(file)) return [];
  const found: Violation[] = [];
  walk(file.program, (node, ancestors) => {
    if (!isRaw(node) && !isPieceOfSql(node, ancestors.at(-1))) return;
    const place = `${file.path}:${lineAt(file.text, node.start)}`;
    found.push({ rule: 'sql-is-whole', place, what: 'joins SQL from texts: take the `sql` tag' });
  });
  return found;
};

/** `sql.raw` and `CompiledQuery.raw`, under any name. */
const isRaw = (node: Node): boolean =>
  (node.type === 'VariableDeclarator' &&
    textOf(childOf(node, 'init'), 'name') === 'sql' &&
    childOf(node, 'id')?.type === 'ObjectPattern') ||
  (node.type === 'MemberExpression' &&
    /^(sql|CompiledQuery)$/.test(textOf(childOf(node, 'object'), 'name') ?? '') &&
    /^raw$/.test(
      textOf(childOf(node, 'property'), 'name') ?? textOf(childOf(node, 'property'), 'value') ?? '',
    ));

const isPieceOfSql = (node: Node, parent: Node | undefined): boolean => {
  const text = textIn(node);
  if (!parent || text === undefined || !looksLikeSql(text)) return false;
  const hasGap = node.type === 'TemplateLiteral' && childrenOf(node, 'expressions').length > 0;
  if (hasGap) return parent.type !== 'TaggedTemplateExpression';
  return (
    /^(BinaryExpression|ArrayExpression)$/.test(parent.type) ||
    textOf(childOf(parent, 'property'), 'name') === 'concat'
  );
};

/** Tables of others that a function of the platform is given by name, so that no SQL shows them here. */
export const tablesHandedOn = (files: readonly SourceFile[]): Violation[] => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const speaksSql = (path: string): boolean =>
    path.startsWith(platform) &&
    byPath.get(path)?.imports.some(({ specifier }) => specifier === 'kysely' || specifier === 'pg') === true;
  return files.filter(isHeld).flatMap((file) => {
    const brought = new Set(
      file.program.body.flatMap((node) => {
        const from = node.type === 'ImportDeclaration' ? textOf(childOf(node, 'source'), 'value') : undefined;
        if (from === undefined || !speaksSql(resolveImport(file.path, from, (one) => byPath.has(one))))
          return [];
        return childrenOf(node, 'specifiers').map((one) => textOf(childOf(one, 'local'), 'name'));
      }),
    );
    return brought.size > 0 ? foreignNames(file, brought) : [];
  });
};

const foreignNames = (file: SourceFile, brought: ReadonlySet<string | undefined>): Violation[] => {
  const found: Violation[] = [];
  walk(file.program, (node) => {
    const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined;
    if (!callee || !brought.has(textOf(childOf(callee, 'object') ?? callee, 'name'))) return;
    for (const given of childrenOf(node, 'arguments')) {
      const table = textIn(given)?.split(' ')[0];
      const keeper = table === undefined ? undefined : keeperOf.get(table);
      if (keeper === undefined || keeper === roomOf(file.path)) continue;
      const place = `${file.path}:${lineAt(file.text, given.start)}`;
      found.push({
        rule: 'tables-are-not-handed-on',
        place,
        what: `${table} belongs to ${keeper}: ask its code`,
      });
    }
  });
  return found;
};
