/** What every node of a syntax tree has. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Calls `visit` for every node of a tree, parents first, with the way down to it: one list that goes on changing, so a
 * visitor takes from it what it needs at once.
 */
export const walk = (
  value: unknown,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: Node[] = [],
): void => {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit, ancestors);
  } else if (isNode(value)) {
    visit(value, ancestors);
    ancestors.push(value);
    for (const child of Object.values(value)) {
      if (typeof child === 'object' && child !== null) walk(child, visit, ancestors);
    }
    ancestors.pop();
  }
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What a node has under a name: another node, where it is one. */
export const childOf = (node: Node, name: string): Node | undefined => {
  const value: unknown = Reflect.get(node, name);
  return isNode(value) ? value : undefined;
};

/** What a node has under a name: several nodes. */
export const childrenOf = (node: Node, name: string): readonly Node[] => {
  const value: unknown = Reflect.get(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** What a node has under a name: a text. */
export const textOf = (node: Node | undefined, name: string): string | undefined => {
  const value: unknown = node && Reflect.get(node, name);
  return typeof value === 'string' ? value : undefined;
};
