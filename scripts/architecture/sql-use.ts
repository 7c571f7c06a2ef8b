import type { SourceFile } from './source-files.ts';
import {
  builderWords,
  changingWords,
  holdingWords,
  holdsAllItReads,
  looksLikeSql,
  namingWords,
  opensTransaction,
  tablesNamed,
  tablesWritten,
  writesOrHolds,
  writingWords,
} from './sql-words.ts';
import { childOf, childrenOf, type Node, textOf, walk } from './walk.ts';

/** SQL in a file, by the query builder or as text. */
export type SqlUse = {
  readonly at: number;
  readonly what: string;
  /** Whether it writes or locks. */
  readonly writes: boolean;
  /** Names in the place of a table. */
  readonly tables: readonly string[];
  /** Tables that it writes or locks. */
  readonly tablesWritten: readonly string[];
  /** Whether a table's name is known only at run time, so that its owner cannot be checked. */
  readonly hidesTable: boolean;
};

/** Cache: three rules ask about the same file. */
const known = new WeakMap<SourceFile, readonly SqlUse[]>();

/**
 * Every use of SQL in a file, found by its words and not by origin: a builder passed on or destructured has the same
 * words.
 */
export const sqlUses = (file: SourceFile): readonly SqlUse[] => {
  const uses = known.get(file) ?? readUses(file);
  known.set(file, uses);
  return uses;
};

const readUses = (file: SourceFile): readonly SqlUse[] => {
  const found: SqlUse[] = [];
  walk(file.program, (node, ancestors) => {
    const use = builderUse(node, ancestors) ?? textUse(node, ancestors, file.text);
    if (use) found.push({ at: node.start, ...use });
  });
  return found;
};

type Use = Omit<SqlUse, 'at'>;

const builderUse = (node: Node, ancestors: readonly Node[]): Use | undefined => {
  const word = node.type === 'Identifier' ? textOf(node, 'name') : textIn(node);
  if (word === undefined || !builderWords.has(word)) return undefined;
  const tables = tablesGiven(ancestors);
  return {
    what: word,
    writes: writingWords.has(word),
    tables,
    tablesWritten: changingWords.has(word) ? tables : holdingWords.has(word) ? tablesHeld(ancestors) : [],
    hidesTable: namingWords.has(word) && hidesTable(ancestors),
  };
};

/** Tables whose rows a call locks: all that the query reads, unless it names some. */
const tablesHeld = (ancestors: readonly Node[]): readonly string[] => {
  if (argumentsOf(ancestors).length > 0) return [];
  const held: string[] = [];
  let chain = childOf(ancestors.at(-1) ?? noNode, 'object');
  while (chain) {
    const callee = childOf(chain, 'callee');
    const word = callee && textOf(childOf(callee, 'property'), 'name');
    if (word !== undefined && namingWords.has(word)) held.push(...namesIn(childrenOf(chain, 'arguments')[0]));
    chain = callee && childOf(callee, 'object');
  }
  return held;
};

const noNode: Node = { type: 'none', start: 0, end: 0 };

/** Whether the builder gets a table that is neither a name nor a query: a call or a function. */
const hidesTable = (ancestors: readonly Node[]): boolean => {
  const [first] = argumentsOf(ancestors);
  return (
    first !== undefined &&
    /^(?:Identifier|MemberExpression|TemplateLiteral|ConditionalExpression)$/.test(first.type)
  );
};

/** Tables named first in a call of the builder: `'orders as o'`, or several in a list. */
const tablesGiven = (ancestors: readonly Node[]): readonly string[] => namesIn(argumentsOf(ancestors)[0]);

const namesIn = (first: Node | undefined): readonly string[] => {
  if (!first) return [];
  const given = first.type === 'ArrayExpression' ? childrenOf(first, 'elements') : [first];
  return given.flatMap((one) => textIn(one)?.split(/\s+/)[0] ?? []);
};

const argumentsOf = (ancestors: readonly Node[]): readonly Node[] => {
  const call = ancestors.findLast(
    ({ type }) => type !== 'MemberExpression' && type !== 'ParenthesizedExpression',
  );
  return call?.type === 'CallExpression' ? childrenOf(call, 'arguments') : [];
};

const textUse = (node: Node, ancestors: readonly Node[], source: string): Use | undefined => {
  const parent = ancestors.at(-1);
  const isTagged = node.type === 'TemplateLiteral' && parent?.type === 'TaggedTemplateExpression';
  const text = textIn(node);
  if (text === undefined) return undefined;
  const tag = isTagged ? childOf(parent, 'tag') : undefined;
  const isSql = tag !== undefined && /\bsql$/.test(source.slice(tag.start, tag.end));
  if (!isSql && !looksLikeSql(text) && !opensTransaction(text)) return undefined;
  return {
    what: text.trim().split(/\s+/).slice(0, 4).join(' '),
    writes: writesOrHolds(text),
    tables: tablesNamed(text),
    tablesWritten: [...tablesWritten(text), ...(holdsAllItReads(text) ? tablesNamed(text) : [])],
    hidesTable: gapForTable.test(text),
  };
};

/** Stands for an interpolation in a template. */
const gap = ' ? ';
const gapForTable = /(?<!\bdistinct\s+)\b(?:from|join|into|update)\s+\?(?!\s*::)/i;

/** The text of a literal or of a template. */
export const textIn = (node: Node): string | undefined => {
  if (node.type === 'Literal') return textOf(node, 'value');
  if (node.type !== 'TemplateLiteral') return undefined;
  const value = (quasi: Node): unknown => Reflect.get(quasi, 'value');
  const parts = childrenOf(node, 'quasis').map((quasi) => {
    const written = value(quasi);
    return typeof written === 'object' && written !== null && 'raw' in written ? String(written.raw) : '';
  });
  return parts.join(gap);
};
