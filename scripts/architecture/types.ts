import { lineAt, type SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';
import { type Node, walk } from './walk.ts';

/** Code that only tests run: a wrong cast fails there and then. */
const onlyTests = /\.test\.tsx?$|[-/]testing\.ts$|^(e2e|bench)\/|^apps\/[^/]+\/test\//;

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

/** Statement around a cast, or the function if the cast is its whole body. */
const expressionAround = (ancestors: readonly Node[]): readonly Node[] => {
  const block = ancestors.findLastIndex(({ type }) =>
    ['BlockStatement', 'ClassBody', 'Program'].includes(type),
  );
  return ancestors.slice(block + 1);
};

/** A comment on the cast's own lines, or right above the cast or what it is part of. */
const saysWhy = (text: string, nodes: readonly Node[], comments: ReadonlySet<number>): boolean => {
  const cast = nodes.at(-1);
  const beside = cast ? [lineAt(text, cast.start), lineAt(text, cast.end)] : [];
  const above = nodes.map(({ start }) => lineAt(text, start) - 1);
  return [...beside, ...above].some((line) => comments.has(line));
};

/** A comment that leads elsewhere, or is too short to say anything, is no reason. */
const isReason = (comment: string): boolean => {
  const words = comment.match(/[\p{L}\p{N}`'’_.-]*\p{L}[\p{L}\p{N}`'’_.-]*/gu) ?? [];
  return words.length >= 4 && !/^\W*(?:as|see|like) (?:above|below|before|there)\b/i.test(comment);
};

const commentedLines = ({ comments, text }: SourceFile): Set<number> => {
  const reasons = comments.filter(({ value, start, end }) =>
    isReason(inWhole(comments, text, { value, start, end })),
  );
  return new Set(reasons.flatMap(({ start, end }) => [lineAt(text, start), lineAt(text, end)]));
};

type Comment = { readonly value: string; readonly start: number; readonly end: number };

/** A comment with the comment lines directly above and below it. */
const inWhole = (comments: readonly Comment[], text: string, one: Comment): string => {
  const at = comments.findIndex(({ start }) => start === one.start);
  const joins = (upper: Comment | undefined, lower: Comment | undefined): boolean =>
    upper !== undefined && lower !== undefined && /^[ \t]*\n[ \t]*$/.test(text.slice(upper.end, lower.start));
  let [first, last] = [at, at];
  while (joins(comments[first - 1], comments[first])) first -= 1;
  while (joins(comments[last], comments[last + 1])) last += 1;
  return comments
    .slice(first, last + 1)
    .map(({ value }) => value)
    .join(' ');
};
