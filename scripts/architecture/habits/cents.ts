import { lineAt, type SourceFile } from '../source-files.ts';
import { onlyTests } from '../types.ts';
import type { Violation } from '../violation.ts';
import { childOf, childrenOf, type Node, textOf, walk } from '../walk.ts';

const counted = /^(apps\/(server|storefront|backoffice)|packages\/\w+)\/src\//;

/** Files that reckon with amounts themselves, and why. */
const lawful: Readonly<Record<string, string>> = {
  'packages/domain/src/money.ts': 'is the vocabulary of amounts',
  'packages/domain/src/ordering/guard/order-crowd.ts': 'measures the work of a shop in cents, not a price',
  'packages/domain/src/ordering/guard/order-guard.ts': 'multiplies limits for measurements, not a price',
  'packages/ui/src/fields/typed-values.ts': 'splits what is typed into euros and cents',
};

/** Amounts reckoned by hand: `add`, `subtract` and their like keep them whole. */
export const reckonedCents = ({ path, text, program }: SourceFile): Violation[] => {
  if (!counted.test(path) || onlyTests.test(path) || path in lawful) return [];
  const found: Violation[] = [];
  walk(program, (node) => {
    if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return;
    if (!/^[-+*/%]=?$|^\*\*$/.test(textOf(node, 'operator') ?? '')) return;
    if (![childOf(node, 'left'), childOf(node, 'right')].some(isAmount)) return;
    const place = `${path}:${lineAt(text, node.start)}`;
    const what = `${text.slice(node.start, node.end)}: take a function of money.ts`;
    found.push({ rule: 'cents-are-reckoned-by-money', place, what });
  });
  return found;
};

const isAmount = (node: Node | undefined): boolean => {
  if (!node) return false;
  if (node.type === 'LogicalExpression')
    return [childOf(node, 'left'), childOf(node, 'right')].some(isAmount);
  if (node.type === 'CallExpression') return isNumberOf(node) && isAmount(childrenOf(node, 'arguments')[0]);
  const inner = childOf(node, 'expression');
  if (inner) return isAmount(inner);
  const named = node.type === 'MemberExpression' ? childOf(node, 'property') : node;
  return /(^|_)cents$|Cents$/.test(textOf(named, 'name') ?? textOf(named, 'value') ?? '');
};

const isNumberOf = (call: Node): boolean => textOf(childOf(call, 'callee'), 'name') === 'Number';
