import { lineAt, type SourceFile } from '../source-files.ts';
import { onlyTests } from '../sql-rules.ts';
import type { Violation } from '../violation.ts';
import { childOf, childrenOf, type Node, textOf, walk } from '../walk.ts';

const rulesAndModules = /^(packages\/domain\/src|apps\/server\/src\/modules)\//;

/** Clocks that are read instead of given: `now` is a parameter, so that tests and the sandbox can move it. */
export const clocksRead = ({ path, text, program }: SourceFile): Violation[] => {
  if (!rulesAndModules.test(path) || onlyTests.test(path)) return [];
  const found: Violation[] = [];
  walk(program, (node, ancestors) => {
    if (!isClock(node, ancestors) && !formatsNow(node)) return;
    const place = `${path}:${lineAt(text, node.start)}`;
    found.push({ rule: 'clock-is-a-parameter', place, what: 'reads the clock: take `now` as a parameter' });
  });
  return found;
};

/** `Date` anywhere but in the few places where it reads no clock, so that no alias escapes. */
const isClock = (node: Node, ancestors: readonly Node[]): boolean => {
  const name = textOf(node, 'name') ?? textOf(node, 'value');
  const parent = ancestors.at(-1);
  if (!parent || (name !== 'Date' && name !== 'Temporal' && name !== 'timeOrigin')) return false;
  if (parent.type === 'MemberExpression' && childOf(parent, 'property') === node)
    return name === 'timeOrigin' || textOf(childOf(parent, 'object'), 'name') === 'globalThis';
  if (node.type !== 'Identifier' || /^TS/.test(parent.type)) return false;
  if (parent.type === 'NewExpression') {
    const [first] = childrenOf(parent, 'arguments');
    return childOf(parent, 'callee') !== node || !first || first.type === 'SpreadElement';
  }
  if (parent.type === 'MemberExpression') {
    const property = childOf(parent, 'property');
    return !/^(UTC|parse)$/.test(textOf(property, 'name') ?? textOf(property, 'value') ?? '');
  }
  return parent.type !== 'BinaryExpression' || textOf(parent, 'operator') !== 'instanceof';
};

/** `Intl.DateTimeFormat().format()` means now where it is given nothing. */
const formatsNow = (node: Node): boolean => {
  if (node.type !== 'CallExpression' || childrenOf(node, 'arguments').length > 0) return false;
  const callee = childOf(node, 'callee');
  const asked = callee?.type === 'MemberExpression' ? childOf(callee, 'property') : undefined;
  return /^format(ToParts)?$/.test(textOf(asked, 'name') ?? textOf(asked, 'value') ?? '');
};
