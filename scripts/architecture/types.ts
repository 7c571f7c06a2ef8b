import { lineAt, type SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';
import { type Node, walk } from './walk.ts';

/** Code that only tests run: a wrong cast fails there and then. */
const onlyTests = /\.test\.tsx?$|[-/]testing\.ts$|^(e2e|bench)\/|^apps\/[^/]+\/test\//;

/** Ways to silence the type checker: `any`, a non-null `!`, and a cast that does not say why it is right. */
export function silencedTypes(file: SourceFile): Violation[] {
  const found: Violation[] = [];
  const comments = commentedLines(file);
  walk(file.program, (node, ancestors) => {
    const add = (rule: string, what: string) =>
      found.push({ rule, place: `${file.path}:${lineAt(file.text, node.start)}`, what });
    if (node.type === 'TSAnyKeyword') add('no-any', '`any`');
    if (node.type === 'TSNonNullExpression') add('no-non-null', 'a non-null `!`');
    if (node.type === 'TSAsExpression' && !isConst(file.text, node) && !onlyTests.test(file.path)) {
      const why = saysWhy(file.text, [...expressionAround(ancestors), node], comments);
      if (!why) add('casts-say-why', 'a cast without a comment beside it that says why');
    }
  });
  return found;
}

const isConst = (text: string, node: Node): boolean => /\bas\s+const$/.test(text.slice(node.start, node.end));

/** The statement a cast stands in, and the function around it when that is nothing but this expression. */
function expressionAround(ancestors: readonly Node[]): readonly Node[] {
  const block = ancestors.findLastIndex(({ type }) =>
    ['BlockStatement', 'ClassBody', 'Program'].includes(type),
  );
  return ancestors.slice(block + 1);
}

/** A comment on the cast's own lines, or right above the cast or what it is part of. */
function saysWhy(text: string, nodes: readonly Node[], comments: ReadonlySet<number>): boolean {
  const cast = nodes.at(-1);
  const beside = cast ? [lineAt(text, cast.start), lineAt(text, cast.end)] : [];
  const above = nodes.map(({ start }) => lineAt(text, start) - 1);
  return [...beside, ...above].some((line) => comments.has(line));
}

function commentedLines({ comments, text }: SourceFile): Set<number> {
  return new Set(comments.flatMap(({ start, end }) => [lineAt(text, start), lineAt(text, end)]));
}
