import { lineAt, type SourceFile } from '../source-files.ts';
import { server } from '../sql-rules.ts';
import { onlyTests } from '../types.ts';
import type { Violation } from '../violation.ts';
import { childOf, childrenOf, type Node, textOf, walk } from '../walk.ts';
import { commentedLines, expressionAround, saysWhy } from './reasons.ts';

/** Failures that are swallowed, and promises of the server that are not awaited: each needs its reason beside it. */
export const silencedFailures = (file: SourceFile): Violation[] => {
  if (onlyTests.test(file.path)) return [];
  const found: Violation[] = [];
  let comments: ReadonlySet<number> | undefined;
  walk(file.program, (node, ancestors) => {
    const silent = swallowing(node) ?? (server.test(file.path) ? unawaited(node) : undefined);
    if (!silent) return;
    comments ??= commentedLines(file);
    const [first, last] = [lineAt(file.text, silent.start), lineAt(file.text, silent.end)];
    const isSaidInside = [...comments].some((line) => line >= first && line <= last);
    if (isSaidInside || saysWhy(file.text, [...expressionAround(ancestors), node, silent], comments)) return;
    found.push({
      rule: 'silence-says-why',
      place: `${file.path}:${first}`,
      what: 'a failure that goes unheard, without a comment beside it that says why',
    });
  });
  return found;
};

/** Empty `catch`, or the handler of a rejection that answers nothing; `false` or a word is an outcome of its own. */
const swallowing = (node: Node): Node | undefined => {
  if (node.type === 'CatchClause') return isEmpty(childOf(node, 'body')) ? node : undefined;
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined;
  const asked = callee && textOf(childOf(callee, 'property'), 'name');
  const handler = childrenOf(node, 'arguments')[asked === 'catch' ? 0 : 1];
  if (!handler || (asked !== 'catch' && asked !== 'then') || !/Function/.test(handler.type)) return undefined;
  const body = childOf(handler, 'body');
  return isEmpty(body) || isNothing(body) ? handler : undefined;
};

const isEmpty = (body: Node | undefined): boolean =>
  body?.type === 'BlockStatement' && childrenOf(body, 'body').length === 0;

const isNothing = (body: Node | undefined): boolean =>
  body !== undefined &&
  (textOf(body, 'name') === 'undefined' ||
    textOf(body, 'raw') === 'null' ||
    isVoid(body) ||
    (body.type === 'ArrayExpression' && childrenOf(body, 'elements').length === 0));

/** `void` before a call: its rejection would end the process, unless the call catches it itself. */
const unawaited = (node: Node): Node | undefined =>
  isVoid(node) && childOf(node, 'argument')?.type === 'CallExpression' ? node : undefined;

const isVoid = (node: Node): boolean =>
  node.type === 'UnaryExpression' && textOf(node, 'operator') === 'void';
