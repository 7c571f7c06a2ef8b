import { commentedLines, expressionAround, saysWhy } from './habits/reasons.ts';
import { lineAt, type SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';
import { type Node, walk } from './walk.ts';

/** Code that only tests run: a wrong cast fails there and then. */
export const onlyTests = /\.test\.tsx?$|[-/]testing\.ts$|^(e2e|bench)\/|^apps\/[^/]+\/test\//;

/** Ways to silence the type checker: `any`, a non-null `!`, and a cast that does not say why it is right. */
export const silencedTypes = (file: SourceFile): Violation[] => {
  const found: Violation[] = [];
  let comments: ReadonlySet<number> | undefined;
  walk(file.program, (node, ancestors) => {
    const add = (rule: string, what: string) =>
      found.push({ rule, place: `${file.path}:${lineAt(file.text, node.start)}`, what });
    if (node.type === 'TSAnyKeyword') add('no-any', '`any`');
    if (node.type === 'TSNonNullExpression') add('no-non-null', 'a non-null `!`');
    if (node.type === 'TSAsExpression' && !isConst(file.text, node) && !onlyTests.test(file.path)) {
      comments ??= commentedLines(file);
      const why = saysWhy(file.text, [...expressionAround(ancestors), node], comments);
      if (!why) add('casts-say-why', 'a cast without a comment beside it that says why');
    }
  });
  return found;
};

const isConst = (text: string, node: Node): boolean => /\bas\s+const$/.test(text.slice(node.start, node.end));
