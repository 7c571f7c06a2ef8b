import { lineAt, type SourceFile } from '../source-files.ts';
import type { Node } from '../walk.ts';

/** Statement around a node, or the function if the node is its whole body. */
export const expressionAround = (ancestors: readonly Node[]): readonly Node[] => {
  const block = ancestors.findLastIndex(({ type }) =>
    ['BlockStatement', 'ClassBody', 'Program'].includes(type),
  );
  return ancestors.slice(block + 1);
};

/** A comment on the last node's own lines, or right above it or a node around it. */
export const saysWhy = (text: string, nodes: readonly Node[], comments: ReadonlySet<number>): boolean => {
  const own = nodes.at(-1);
  const beside = own ? [lineAt(text, own.start), lineAt(text, own.end)] : [];
  const above = nodes.map(({ start }) => lineAt(text, start) - 1);
  return [...beside, ...above].some((line) => comments.has(line));
};

/** A comment that leads elsewhere, or is too short to say anything, is no reason. */
const isReason = (comment: string): boolean => {
  const words = comment.match(/[\p{L}\p{N}`'’_.-]*\p{L}[\p{L}\p{N}`'’_.-]*/gu) ?? [];
  return words.length >= 4 && !/^\W*(?:as|see|like) (?:above|below|before|there)\b/i.test(comment);
};

/** Lines with a comment that gives a reason. */
export const commentedLines = ({ comments, text }: SourceFile): Set<number> => {
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
