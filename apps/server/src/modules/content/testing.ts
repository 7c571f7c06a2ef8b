import type { Block, Inline } from '@zanga/contract/brand/contents';

type Node = Block | Inline;

const below = (node: Node): readonly Node[] => {
  if (node.kind === 'list') return node.items.flat();
  if (node.kind === 'table') return [...node.head, ...node.rows.flat()].flat();
  return 'children' in node ? node.children : [];
};

/** Every node of a text, each before its children. */
export const nodesIn = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...nodesIn(below(node))]);

/** The words alone, with their lines. */
export const textOf = (nodes: readonly Node[]): string =>
  nodesIn(nodes)
    .map((node) => (node.kind === 'text' ? node.text : node.kind === 'break' ? '\n' : ''))
    .join('');

export const linksIn = (nodes: readonly Node[]): readonly string[] =>
  nodesIn(nodes).flatMap((node) => (node.kind === 'link' ? [node.href] : []));

export const headingLevels = (nodes: readonly Node[]): readonly number[] =>
  nodesIn(nodes).flatMap((node) => (node.kind === 'heading' ? [node.level] : []));

/** Depth of the deepest node. */
export const nestingOf = (nodes: readonly Node[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => nestingOf(below(node))));
