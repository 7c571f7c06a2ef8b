import { type Boundary, boundaries } from './boundaries.ts';
import { resolveImport } from './resolve.ts';
import type { SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';

export type Edge = {
  readonly from: string;
  readonly to: string;
  readonly line: number;
};

/** Every import of every file, followed. */
export const followImports = (files: readonly SourceFile[]): Edge[] => {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, imports }) =>
    imports.map(({ specifier, line }) => ({
      from: path,
      to: resolveImport(path, specifier, (file) => known.has(file)),
      line,
    })),
  );
};

/** Imports that cross a wall. */
export const crossings = (edges: readonly Edge[]): Violation[] =>
  edges.flatMap((edge) =>
    boundaries
      .filter((boundary) => crosses(boundary, edge))
      .map(({ name, why }) => ({
        rule: name,
        place: `${edge.from}:${edge.line}`,
        what: `sees ${edge.to}. ${why}`,
      })),
  );

const crosses = ({ from, except, to }: Boundary, edge: Edge): boolean => {
  const match = from.exec(edge.from);
  if (!match || except?.test(edge.from)) return false;
  return new RegExp(to.replaceAll('$1', match[1] ?? '')).test(edge.to);
};

/** Files that need each other in a circle: they are one file, or miss a third. Found by Tarjan's algorithm. */
export const cycles = (edges: readonly Edge[]): Violation[] => {
  const next = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: Violation[] = [];
  const visit = (file: string): number => {
    const mine = order.size;
    order.set(file, mine);
    lowest.set(file, mine);
    stack.push(file);
    let low = mine;
    for (const { to } of next.get(file) ?? []) {
      if (!next.has(to)) continue;
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, lowest.get(to) ?? low);
      lowest.set(file, low);
    }
    if (low === mine) {
      const circle = stack.splice(stack.indexOf(file));
      const alone = circle.length === 1 && !(next.get(file) ?? []).some(({ to }) => to === file);
      if (!alone)
        found.push({ rule: 'no-cycles', place: file, what: `is in a circle: ${circle.join(' → ')}` });
    }
    return low;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return found;
};
