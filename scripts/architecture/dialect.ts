import { lineAt, type SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';
import type { Node } from './walk.ts';

/** The declaration itself, without `export`. */
const bare = (node: Node & { readonly declaration?: unknown }): Node =>
  isNode(node.declaration) ? node.declaration : node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A screen's component: routes use it above its declaration, which only a `function` allows. */
const isComponent = (path: string, head: string) => path.endsWith('.tsx') && /^function [A-Z]/.test(head);

/** Functions that cannot be arrows: generators, and functions that assert or never return, by a rule of TypeScript. */
const mustBeFunction = (head: string) =>
  /^(async )?function\*/.test(head) || /\): (never|asserts .+) $/.test(head);

const said = (file: SourceFile, node: Node): string | undefined => {
  const text = file.text.slice(node.start, node.end);
  const head = text.slice(0, text.indexOf('{'));
  if (node.type === 'TSInterfaceDeclaration') return 'an interface: say `type`';
  if (node.type === 'FunctionDeclaration')
    return isComponent(file.path, head) || mustBeFunction(head)
      ? undefined
      : 'a `function`: say `const … = () =>`';
  if (node.type !== 'VariableDeclaration' || !file.path.endsWith('.tsx')) return undefined;
  return /^const [A-Z]\w* = (async )?(<.*>)?\([^=]*=>/.test(text)
    ? 'a component that is an arrow: say `function`'
    : undefined;
};

/** One dialect for top-level declarations. Ambient declarations and generated files are exempt. */
export const dialect = (file: SourceFile): Violation[] => {
  if (/\/database\/tables\.ts$/.test(file.path)) return [];
  return file.program.body.map(bare).flatMap((node) => {
    const what = said(file, node);
    return what
      ? [{ rule: 'one-dialect', place: `${file.path}:${lineAt(file.text, node.start)}`, what }]
      : [];
  });
};
