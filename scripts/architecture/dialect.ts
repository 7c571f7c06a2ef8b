import { lineAt, type SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';
import type { Node } from './walk.ts';

/** What stands at the top of a file, without the word `export` before it. */
const bare = (node: Node & { readonly declaration?: unknown }): Node =>
  isNode(node.declaration) ? node.declaration : node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A screen's component: routes name them before they are written down, which only a `function` allows. */
const isComponent = (path: string, head: string) => path.endsWith('.tsx') && /^function [A-Z]/.test(head);

/** What no arrow can be: a generator, and what TypeScript reads as the end of the way. */
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

/** One dialect for what stands at the top of a file (decision 037). What others declare, and generated files, keep theirs. */
export const dialect = (file: SourceFile): Violation[] => {
  if (/\/database\/tables\.ts$/.test(file.path)) return [];
  return file.program.body.map(bare).flatMap((node) => {
    const what = said(file, node);
    return what
      ? [{ rule: 'one-dialect', place: `${file.path}:${lineAt(file.text, node.start)}`, what }]
      : [];
  });
};
