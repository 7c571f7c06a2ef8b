/** Common fields of syntax nodes. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Calls `visit` for every node of a tree, parents first, with its ancestors. The list of ancestors changes later, so a
 * visitor must not keep it.
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

/** Child node under a key; undefined for another value. */
export const childOf = (node: Node, name: string): Node | undefined => {
  const value: unknown = Reflect.get(node, name);
  return isNode(value) ? value : undefined;
};

/** Child nodes under a key. */
export const childrenOf = (node: Node, name: string): readonly Node[] => {
  const value: unknown = Reflect.get(node, name);
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Text under a key. */
export const textOf = (node: Node | undefined, name: string): string | undefined => {
  const value: unknown = node && Reflect.get(node, name);
  return typeof value === 'string' ? value : undefined;
};
