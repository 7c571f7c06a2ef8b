import { resolveImport } from './resolve.ts';
import { lineAt, type SourceFile } from './source-files.ts';
import { onlyTests, server } from './sql-rules.ts';
import type { Violation } from './violation.ts';
import { childOf, childrenOf, type Node, textOf, walk } from './walk.ts';

const port = /^apps\/server\/src\/adapters\/[^/]+\/port\.ts$/;

/** A function of ours that can be followed: file and body. */
type Known = {
  readonly file: SourceFile;
  readonly body: Node;
};

type Sources = {
  readonly byPath: ReadonlyMap<string, SourceFile>;
  /** Functions by name, for each file: its own, and imported ones. */
  readonly functions: Map<string, ReadonlyMap<string, Known>>;
  readonly vendors: Vendors;
};

type Vendors = {
  /** Names of variables that hold a port: `provider`, `captcha` … */
  readonly names: ReadonlySet<string>;
  /** Methods of the ports: `refund`, `verify` … */
  readonly questions: ReadonlySet<string>;
};

/**
 * No vendor is called while a transaction holds locks: neither in its work, nor in a function that takes a `Tx`, nor in
 * any function called from there by name. A function that takes `Db | Tx` also runs without one: it is checked only
 * where a transaction calls it by name.
 */
export const vendorsInTransactions = (files: readonly SourceFile[]): Violation[] => {
  const ours = files.filter(({ path }) => server.test(path) && !onlyTests.test(path));
  const byPath = new Map(ours.map((file) => [file.path, file]));
  const sources: Sources = { byPath, functions: new Map(), vendors: vendorsIn(ours) };
  const found: Violation[] = [];
  for (const file of ours)
    walk(file.program, (node) => {
      const work = workOf(node);
      if (!work) return;
      const call = vendorCallIn(sources, { file, body: work }, new Set());
      if (!call) return;
      const place = `${file.path}:${lineAt(file.text, node.start)}`;
      found.push({
        rule: 'no-vendor-in-transaction',
        place,
        what: `asks a vendor at ${call} while it holds rows`,
      });
    });
  return found;
};

/** Body that runs inside a transaction: its callback, or a function that takes a `Tx`. */
const workOf = (node: Node): Node | undefined => {
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined;
  if (/^inTransaction/.test(textOf(callee, 'name') ?? '')) return childrenOf(node, 'arguments')[1];
  const takesTx = (parameter: Node): boolean => {
    const typed = childOf(parameter, 'typeAnnotation');
    const type = typed && childOf(typed, 'typeAnnotation');
    return type !== undefined && textOf(childOf(type, 'typeName'), 'name') === 'Tx';
  };
  return isFunction(node) && childrenOf(node, 'params').some(takesTx) ? node : undefined;
};

const isFunction = ({ type }: Node): boolean =>
  /^(?:ArrowFunctionExpression|Function(?:Declaration|Expression))$/.test(type);

/** Place of the first vendor call in a function or in its callees. */
const vendorCallIn = (sources: Sources, { file, body }: Known, seen: Set<Node>): string | undefined => {
  if (seen.has(body)) return undefined;
  seen.add(body);
  let found: string | undefined;
  const follow = (name: string | undefined) => {
    const known = name === undefined ? undefined : functionsOf(sources, file).get(name);
    if (known) found ??= vendorCallIn(sources, known, seen);
  };
  if (body.type === 'Identifier') follow(textOf(body, 'name'));
  walk(body, (node) => {
    if (found !== undefined) return;
    if (asksVendor(sources, node)) found = `${file.path}:${lineAt(file.text, node.start)}`;
    else if (node.type === 'CallExpression') follow(textOf(childOf(node, 'callee'), 'name'));
  });
  return found;
};

/** Mark of a store that keeps its files in this database, and so takes part in the transaction. */
const takesPart = 'inside';

const asksVendor = ({ vendors: { names, questions } }: Sources, node: Node): boolean => {
  if (node.type === 'VariableDeclarator') {
    const [id, init] = [childOf(node, 'id'), childOf(node, 'init')];
    if (id?.type !== 'ObjectPattern' || !init || !names.has(lastName(init) ?? '')) return false;
    return childrenOf(id, 'properties').some((one) =>
      questions.has(textOf(childOf(one, 'key'), 'name') ?? ''),
    );
  }
  const callee = node.type === 'CallExpression' ? childOf(node, 'callee') : undefined;
  if (callee?.type === 'Identifier') return textOf(callee, 'name') === 'fetch';
  const object = callee?.type === 'MemberExpression' ? childOf(callee, 'object') : undefined;
  const asked = callee && textOf(childOf(callee, 'property'), 'name');
  if (!object || asked === undefined || asked === takesPart || !questions.has(asked)) return false;
  return names.has(lastName(object) ?? '');
};

const lastName = (node: Node): string | undefined =>
  textOf(node.type === 'MemberExpression' ? childOf(node, 'property') : node, 'name');

/** Names of variables with a port's type, and the methods of the types, read from the ports themselves. */
const vendorsIn = (files: readonly SourceFile[]): Vendors => {
  const types = new Map(files.filter(({ path }) => port.test(path)).flatMap(portTypes));
  const names = new Set<string>();
  for (const file of files)
    walk(file.program, (node) => {
      const typed = childOf(node, 'typeAnnotation');
      const type = typed && childOf(typed, 'typeAnnotation');
      const called = type?.type === 'TSTypeReference' ? textOf(childOf(type, 'typeName'), 'name') : undefined;
      if (called === undefined || !types.has(called)) return;
      const name = textOf(node, 'name') ?? textOf(childOf(node, 'key'), 'name');
      if (name !== undefined) names.add(name);
    });
  return { names, questions: new Set([...types.values()].flat()) };
};

/** Types of a port with methods, and the methods. */
const portTypes = ({ program }: SourceFile): (readonly [string, readonly string[]])[] => {
  const found: (readonly [string, readonly string[]])[] = [];
  walk(program, (node) => {
    if (node.type !== 'TSTypeAliasDeclaration' && node.type !== 'TSInterfaceDeclaration') return;
    const name = textOf(childOf(node, 'id'), 'name');
    const questions: string[] = [];
    walk(node, (member) => {
      const typed = childOf(member, 'typeAnnotation');
      const isFunction = typed && childOf(typed, 'typeAnnotation')?.type === 'TSFunctionType';
      const key = textOf(childOf(member, 'key'), 'name');
      if ((isFunction || member.type === 'TSMethodSignature') && key !== undefined) questions.push(key);
    });
    if (questions.length > 0 && name !== undefined) found.push([name, questions]);
  });
  return found;
};

const functionsOf = (sources: Sources, file: SourceFile): ReadonlyMap<string, Known> => {
  const known = sources.functions.get(file.path);
  if (known) return known;
  const found = new Map<string, Known>();
  sources.functions.set(file.path, found);
  walk(file.program, (node) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration')
      for (const [name, one] of importedBy(sources, file, node)) found.set(name, one);
    const body = node.type === 'VariableDeclarator' ? childOf(node, 'init') : node;
    const name = textOf(childOf(node, 'id'), 'name');
    if (name !== undefined && body && /Function(Declaration|Expression)$/.test(body.type))
      found.set(name, { file, body });
  });
  return found;
};

/** Functions that an import or re-export brings, by name. */
const importedBy = (
  sources: Sources,
  file: SourceFile,
  node: Node,
): readonly (readonly [string, Known])[] => {
  const source = childOf(node, 'source');
  const specifier = source && textOf(source, 'value');
  if (specifier === undefined) return [];
  const path = resolveImport(file.path, specifier, (one) => sources.byPath.has(one));
  const from = sources.byPath.get(path);
  if (!from) return [];
  const functions = functionsOf(sources, from);
  return childrenOf(node, 'specifiers').flatMap((one) => {
    const there = textOf(childOf(one, 'imported') ?? childOf(one, 'local'), 'name');
    const here = textOf(childOf(one, 'exported') ?? childOf(one, 'local'), 'name');
    const known = there === undefined ? undefined : functions.get(there);
    return here !== undefined && known ? [[here, known] as const] : [];
  });
};
