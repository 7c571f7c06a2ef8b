/** What every node of a syntax tree has. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Calls `visit` for every node of a tree, parents first, with the way down to it. */
export function walk(
  value: unknown,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit, ancestors);
  } else if (isNode(value)) {
    visit(value, ancestors);
    const below = [...ancestors, value];
    for (const child of Object.values(value)) {
      if (typeof child === 'object') walk(child, visit, below);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
