import { lineAt, type SourceFile } from './source-files.ts';
import type { Violation } from './violation.ts';
import { walk } from './walk.ts';

const impure = [
  { pattern: /^performance\./, what: 'reads the clock' },
  { pattern: /^Math\.random\b/, what: 'throws dice' },
  { pattern: /^(globalThis\.)?crypto\./, what: 'throws dice' },
  { pattern: /^(process|console)\./, what: 'speaks with the outside' },
  { pattern: /^(fetch|setTimeout|setInterval)\(/, what: 'speaks with the outside' },
];

/** The domain has no clock, no randomness and no input or output: `now` and ids are parameters. */
export const impurities = (file: SourceFile): Violation[] => {
  if (!/^packages\/domain\/src\//.test(file.path) || /\.test\.ts$|[-/]testing\.ts$/.test(file.path))
    return [];
  const found: Violation[] = [];
  walk(file.program, (node) => {
    if (!['MemberExpression', 'NewExpression', 'CallExpression'].includes(node.type)) return;
    const words = file.text.slice(node.start, node.end);
    const hit = impure.find(({ pattern }) => pattern.test(words));
    if (!hit || (node.type === 'CallExpression' && !/^(fetch|set)/.test(words))) return;
    const place = `${file.path}:${lineAt(file.text, node.start)}`;
    found.push({ rule: 'domain-has-no-effects', place, what: `${hit.what}: ${words}` });
  });
  return found;
};
