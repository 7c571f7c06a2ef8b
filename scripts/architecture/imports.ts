import { type Boundary, boundaries, tests } from './boundaries.ts';
import { resolveImport } from './resolve.ts';
import type { SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';

export type Edge = {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** Whether nothing is loaded at the start for it. */
  readonly isType: boolean;
};

/** Every import of every file, followed. */
export const followImports = (files: readonly SourceFile[]): Edge[] => {
  const known = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, imports }) =>
    imports.map(({ specifier, line, isType }) => ({
      from: path,
      to: resolveImport(path, specifier, (file) => known.has(file)),
      line,
      isType,
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

/** Files that import each other in a circle: they are one file, or miss a third. */
export const cycles = (edges: readonly Edge[]): Violation[] =>
  circles(edges).map((circle) => ({
    rule: 'no-cycles',
    place: circle.at(-1) ?? '',
    what: `is in a circle: ${circle.join(' → ')}`,
  }));

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/[^/]+(?=\/)/.exec(file)?.[0];
/** A folder of a module; files at its top level assemble the rooms and may see all of them. */
const roomOf = (file: string) => /^apps\/server\/src\/modules\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0];

/** Modules, or rooms of one module, that import each other in a circle: a file is in the wrong one, or two are one. */
export const disorders = (edges: readonly Edge[]): Violation[] => [
  ...circlesOf('modules-have-an-order', edges, moduleOf),
  ...circlesOf(
    'rooms-have-an-order',
    edges.filter(({ from, to }) => moduleOf(from) === moduleOf(to)),
    roomOf,
  ),
];

const circlesOf = (
  rule: string,
  edges: readonly Edge[],
  placeOf: (file: string) => string | undefined,
): Violation[] => {
  const between = edges.flatMap((edge) => {
    const [from, to] = [placeOf(edge.from), placeOf(edge.to)];
    const isCounted = from && to && from !== to && !tests.test(edge.from);
    return isCounted ? [{ from, to, said: `${edge.from}:${edge.line} → ${edge.to}` }] : [];
  });
  return circles(between).map((circle) => {
    const within = between.filter(({ from, to }) => circle.includes(from) && circle.includes(to));
    return {
      rule,
      place: circle.at(-1) ?? '',
      what: `is in a circle: ${within.map(({ said }) => said).join(', ')}`,
    };
  });
};

/** Groups of names that lead to each other, and names that lead to themselves. Found by Tarjan's algorithm. */
const circles = (edges: readonly Pick<Edge, 'from' | 'to'>[]): string[][] => {
  const next = Map.groupBy(edges, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): number => {
    const mine = order.size;
    order.set(name, mine);
    lowest.set(name, mine);
    stack.push(name);
    let low = mine;
    for (const { to } of next.get(name) ?? []) {
      if (!next.has(to)) continue;
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (stack.includes(to)) low = Math.min(low, lowest.get(to) ?? low);
      lowest.set(name, low);
    }
    if (low === mine) {
      const circle = stack.splice(stack.indexOf(name));
      const isAlone = circle.length === 1 && !(next.get(name) ?? []).some(({ to }) => to === name);
      if (!isAlone) found.push(circle);
    }
    return low;
  };
  for (const name of next.keys()) if (!order.has(name)) visit(name);
  return found;
};
