import type { Inline } from '@zanga/contract/brand/contents';
import type { MarkedToken, Token } from 'marked';
import { readReferences } from './character-references.ts';

const schemes = new Set(['https', 'http', 'mailto', 'tel']);

/**
 * Target of a link in an editorial text: a page, a mail address or a telephone, never code. Parsed as a browser does,
 * which skips control characters; undefined for a forbidden target.
 */
const safeHref = (written: string): string | undefined => {
  const href = readReferences(written)
    .replace(/\p{Cc}/gu, '')
    .trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (href === '' || (scheme !== undefined && !schemes.has(scheme))) return undefined;
  return href;
};

/** Deepest nesting of emphasis that is rendered; anything deeper stays as written. */
const deepest = 8;

const words = (text: string): Inline[] => [{ kind: 'text', text: text.replace(/\s*\n\s*/g, ' ') }];

/** Lines kept apart, as in a code block. */
export const lines = (text: string): Inline[] =>
  text
    .split('\n')
    .flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ kind: 'break' } as const] : []),
      ...(line === '' ? [] : [{ kind: 'text', text: line } as const]),
    ]);

const nodesOf = (token: MarkedToken, depth: number): Inline[] => {
  if (depth > deepest) return words(token.raw);
  const inside = () => ('tokens' in token ? inlineOf(token.tokens, depth + 1) : []);
  switch (token.type) {
    case 'br':
      return [{ kind: 'break' }];
    case 'strong':
      return [{ kind: 'strong', children: inside() }];
    case 'em':
      return [{ kind: 'emphasis', children: inside() }];
    case 'link': {
      const href = safeHref(token.href);
      return href === undefined ? inside() : [{ kind: 'link', href, children: inside() }];
    }
    case 'del':
      return inside();
    case 'checkbox':
      return words(token.checked ? '☑ ' : '☐ ');
    case 'text':
      return token.tokens ? inside() : words(readReferences(token.text));
    case 'image':
      return words(readReferences(token.text));
    case 'codespan':
    case 'escape':
    case 'html':
      return words(token.text);
    default:
      return words(token.raw);
  }
};

/** Neighbouring texts become one, and empty nodes are left out. */
const tidy = (nodes: readonly Inline[]): Inline[] => {
  const kept: Inline[] = [];
  for (const node of nodes) {
    const last = kept.at(-1);
    if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
    else if (node.kind === 'text' ? node.text !== '' : !('children' in node) || node.children.length > 0)
      kept.push({ ...node });
  }
  return kept;
};

/** The contents of a paragraph, a heading, a cell. */
export const inlineOf = (tokens: readonly Token[] | undefined, depth = 0): Inline[] =>
  // Without extensions, the parser makes only its own kinds of tokens.
  tidy((tokens ?? []).flatMap((token) => nodesOf(token as MarkedToken, depth)));
