import { lineAt, type SourceFile } from '../source-files.ts';
import { onlyTests, server } from '../sql-rules.ts';
import type { Violation } from '../violation.ts';
import { childOf, childrenOf, type Node, textOf, walk } from '../walk.ts';

const lawful: Readonly<Record<string, string>> = {
  'apps/server/src/platform/http/server.ts': 'opens the server itself',
  'apps/server/src/platform/tracing/otlp.ts': 'sends traces, also of the adapters, so it stands below them',
};

/** Network calls outside the adapters: such a call has no port, no sandbox and no time limit of its own. */
export const networkCalls = (file: SourceFile): Violation[] => {
  const { path, text, program } = file;
  if (!server.test(path) || /\/adapters\//.test(path) || onlyTests.test(path) || path in lawful) return [];
  const found: Violation[] = [];
  walk(program, (node, ancestors) => {
    if (!bringsHttp(node) && !isFetch(node, ancestors)) return;
    const place = `${path}:${lineAt(text, node.start)}`;
    found.push({ rule: 'network-stays-in-adapter', place, what: 'speaks over the network: ask a port' });
  });
  return found;
};

/** Import of a client by value, dynamic ones included; a type of `node:http` is no call. */
const bringsHttp = (node: Node): boolean => {
  const source = childOf(node, 'source');
  if (!/^(node:)?(https?|http2)$|^undici(\/|$)/.test(textOf(source, 'value') ?? '')) return false;
  const names = childrenOf(node, 'specifiers');
  const kinds = [node, ...names].map((one) => textOf(one, 'importKind') ?? textOf(one, 'exportKind'));
  return kinds[0] !== 'type' && (names.length === 0 || kinds.slice(1).some((kind) => kind !== 'type'));
};

/** The name itself, so that an alias is found where it is made. */
const isFetch = (node: Node, ancestors: readonly Node[]): boolean => {
  if (textOf(node, 'name') !== 'fetch' && textOf(node, 'value') !== 'fetch') return false;
  const parent = ancestors.at(-1);
  if (parent?.type === 'MemberExpression' && childOf(parent, 'property') === node)
    return textOf(childOf(parent, 'object'), 'name') === 'globalThis';
  const isKey = parent?.type === 'Property' && childOf(parent, 'key') === node;
  if (isKey && ancestors.at(-2)?.type === 'ObjectExpression') return false;
  return node.type === 'Identifier' && !/^TS/.test(parent?.type ?? '');
};
