import { lineAt, type SourceFile } from '../source-files.ts';
import { textIn } from '../sql-use.ts';
import { onlyTests } from '../types.ts';
import type { Violation } from '../violation.ts';
import { childOf, type Node, textOf, walk } from '../walk.ts';

const screens = /^(apps\/(storefront|backoffice)|packages\/(ui|browser))\/src\/.*\.tsx$/;
const spoken =
  /^(title|label|alt|placeholder|hint|text|caption|heading|description|aria-(label|description|valuetext|roledescription))$/;
const between = /^(ConditionalExpression|LogicalExpression|ParenthesizedExpression|JSXExpressionContainer)$/;

/** Texts that people read, written into a screen: each stands in a `…-texts.ts`, where all are found and reworded. */
export const textsInScreens = ({ path, text, program }: SourceFile): Violation[] => {
  if (!screens.test(path) || onlyTests.test(path)) return [];
  const found: Violation[] = [];
  walk(program, (node, ancestors) => {
    const words = node.type === 'JSXText' ? textOf(node, 'value') : textIn(node);
    if (words === undefined || !isRead(node, words) || !isShown(node, ancestors)) return;
    const place = `${path}:${lineAt(text, node.start)}`;
    found.push({ rule: 'texts-stand-in-texts', place, what: `“${words.trim()}” belongs in a texts file` });
  });
  return found;
};

/** Words apart, or one with a capital: `id` and `bg-ink` are for the machine. */
const isRead = (node: Node, words: string): boolean =>
  node.type === 'JSXText'
    ? /\p{L}{2,}/u.test(words.replaceAll(/&\w+;/g, ''))
    : /\p{L}{2,}\s+\p{L}|^\p{Lu}\p{Ll}+$/u.test(words.trim());

const isShown = (node: Node, ancestors: readonly Node[]): boolean => {
  if (node.type === 'JSXText') return true;
  const holder = ancestors.findLast(({ type }) => !between.test(type));
  if (holder?.type === 'JSXElement' || holder?.type === 'JSXFragment') return true;
  const name = holder?.type === 'JSXAttribute' ? childOf(holder, 'name') : undefined;
  return spoken.test(textOf(name, 'name') ?? '');
};
