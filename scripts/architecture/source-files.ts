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
  readonly imports: readonly {
    readonly specifier: string;
    readonly line: number;
    /** Whether nothing is loaded at the start for it: only types, or a dynamic import. */
    readonly isType: boolean;
  }[];
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
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      span: moduleRequest,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ span: moduleRequest, isType })),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({ span: moduleRequest, isType: true })),
  ];
  const imports = requests.flatMap(({ span, isType }) => {
    const word = span ? text.slice(span.start, span.end) : '';
    if (!span || !/^(['"`])[^$]*\1$/.test(word)) return [];
    return [{ specifier: word.slice(1, -1), line: lineAt(text, span.start), isType }];
  });
  return { path: file, text, program, comments, imports };
};

/** Lines are counted from one, as editors do. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
