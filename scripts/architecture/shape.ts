import { lineAt, type SourceFile, type SourceText } from './source-files.ts';
import type { Violation } from './violation.ts';
import { walk } from './walk.ts';

const limits = { median: 80, ninetieth: 200, file: 400, function: 60 };

const bannedNames = /^(utils?|helpers?|common|managers?|services?|index)\./;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** The router gives these files their names. */
const namedByRouter = /^apps\/[^/]+\/src\/routes\//;

/** Names that say what is inside. */
export function names(files: readonly SourceText[]): Violation[] {
  return files.flatMap(({ path }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (namedByRouter.test(path)) return [];
    if (bannedNames.test(name))
      return [{ rule: 'names-say-something', place: path, what: 'its name says nothing' }];
    return kebabCase.test(name)
      ? []
      : [{ rule: 'names-in-kebab-case', place: path, what: 'its name is not kebab-case' }];
  });
}

/** No file over the limit, and most of them far below it. */
export function sizes(files: readonly SourceText[]): Violation[] {
  const lengths = files.map(({ text }) => lineCount(text)).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const found: Violation[] = files
    .filter(({ text }) => lineCount(text) > limits.file)
    .map(({ path, text }) => ({
      rule: 'files-are-small',
      place: path,
      what: `has ${lineCount(text)} lines`,
    }));
  const shares = [
    { what: 'median', is: at(0.5), most: limits.median },
    { what: '90th percentile', is: at(0.9), most: limits.ninetieth },
  ];
  for (const { what, is, most } of shares) {
    if (is <= most) continue;
    found.push({
      rule: 'files-are-small',
      place: 'all files',
      what: `their ${what} is ${is} lines, over ${most}`,
    });
  }
  return found;
}

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Long functions outside tests, where `describe` wraps a whole file. */
export function longFunctions(file: SourceFile): Violation[] {
  if (/\.test\.tsx?$|^e2e\//.test(file.path)) return [];
  const found: Violation[] = [];
  walk(file.program, (node) => {
    if (!/Function(Declaration|Expression)$/.test(node.type)) return;
    const [first, last] = [lineAt(file.text, node.start), lineAt(file.text, node.end)];
    const lines = last - first + 1;
    if (lines <= limits.function) return;
    found.push({
      rule: 'functions-are-short',
      place: `${file.path}:${first}`,
      what: `a function of ${lines} lines`,
    });
  });
  return found;
}
