import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** One source file as text; tests of the check itself write theirs in a line or two. */
export type SourceText = {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
};

export type SourceFile = SourceText & {
  readonly program: ReturnType<typeof parseSync>['program'];
  readonly comments: ReturnType<typeof parseSync>['comments'];
  readonly imports: readonly { readonly specifier: string; readonly line: number }[];
};

const sources = '{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,mjs}';
const notOurs = /(^|\/)(node_modules|dist|test-results)\/|\.gen\.ts$|\.d\.ts$/;

/** Every source file of the checkout. */
export const readSources = (root: string): SourceText[] => {
  const found = fs.globSync([sources, '*.{ts,mjs}'], {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return found
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !notOurs.test(file))
    .sort()
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
};

/** The same file with its syntax tree and everything it imports, types and dynamic imports included. */
export const parseSource = ({ path: file, text }: SourceText): SourceFile => {
  const { program, comments, module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error) throw new Error(`${file} does not parse: ${error.message}`);
  const spans = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ].filter((span) => span !== null);
  const written = spans.map(({ start, end }) => ({
    word: text.slice(start, end),
    line: lineAt(text, start),
  }));
  const imports = written
    .filter(({ word }) => /^(['"`])[^$]*\1$/.test(word))
    .map(({ word, line }) => ({ specifier: word.slice(1, -1), line }));
  return { path: file, text, program, comments, imports };
};

/** Lines are counted from one, as editors do. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
