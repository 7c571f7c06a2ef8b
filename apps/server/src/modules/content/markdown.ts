import type { Block } from '@zanga/contract/brand/contents';
import { Lexer, type MarkedToken, type Token } from 'marked';
import { inlineOf, lines } from './inline.ts';

/** Lists and quotes nested deeper stay as written. */
const deepest = 6;

/** Heading levels below the page's title, which alone is of the first; none is skipped on the way down. */
type Outline = { readonly top: number; last: number };

const levelOf = (depth: number, outline: Outline): number => {
  outline.last = Math.max(2, Math.min(depth - outline.top + 2, outline.last + 1, 6));
  return outline.last;
};

const paragraph = (children: ReturnType<typeof inlineOf>): Block[] =>
  children.length > 0 ? [{ kind: 'paragraph', children }] : [];

const blockOf = (token: MarkedToken, outline: Outline, depth: number): Block[] => {
  switch (token.type) {
    case 'heading': {
      const children = inlineOf(token.tokens);
      return children.length > 0 ? [{ kind: 'heading', level: levelOf(token.depth, outline), children }] : [];
    }
    case 'list': {
      const items = token.items.map((item) => itemOf(item.tokens, outline, depth + 1));
      return [{ kind: 'list', ordered: token.ordered, items }];
    }
    case 'blockquote':
      return [{ kind: 'quote', children: blocksOf(token.tokens, outline, depth + 1) }];
    case 'table': {
      const head = token.header.map((cell) => inlineOf(cell.tokens));
      const rows = token.rows.map((row) => row.map((cell) => inlineOf(cell.tokens)));
      return [{ kind: 'table', head, rows }];
    }
    case 'hr':
      return [{ kind: 'rule' }];
    case 'code':
      return paragraph(lines(token.text));
    case 'html':
      return paragraph(lines(token.text.trim()));
    case 'space':
    case 'def':
      return [];
    case 'paragraph':
      return paragraph(inlineOf(token.tokens));
    default:
      return paragraph(inlineOf([token]));
  }
};

/** An item of a list; a task's box stands in its first line. */
const itemOf = (tokens: readonly Token[], outline: Outline, depth: number): Block[] => {
  const [box, line, ...rest] = tokens;
  return box?.type === 'checkbox' && line
    ? [...paragraph(inlineOf([box, line])), ...blocksOf(rest, outline, depth)]
    : blocksOf(tokens, outline, depth);
};

/** Blocks made from the tokens of a page, an item or a quote. */
const blocksOf = (tokens: readonly Token[], outline: Outline, depth: number): Block[] =>
  tokens.flatMap((token) =>
    depth > deepest
      ? paragraph(lines(token.raw.trim()))
      : // No extension of the parser is in use, so there are no tokens but its own.
        blockOf(token as MarkedToken, outline, depth),
  );

const headingDepths = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((token) => (token.type === 'heading' ? [Number(token.depth)] : []));

const partsOf = (source: string) => source.split(/\n\s*\n/);

/** More signs of emphasis in a paragraph take the parser seconds, since it tries every pair. */
const bearable = 1_000;
const isBearable = (source: string) =>
  partsOf(source).every((part) => (part.match(/[*_]/g)?.length ?? 0) <= bearable);

const asWritten = (source: string): Block[] =>
  partsOf(source).flatMap((part) => paragraph(lines(part.trim())));

/**
 * Blocks of a Markdown text, from which screens build elements; markup inside it stays text. Every text gets an
 * answer: one too hard for the parser is shown as written.
 */
export const parseMarkdown = (source: string): Block[] => {
  if (!isBearable(source)) return asWritten(source);
  try {
    const tokens = Lexer.lex(source);
    const top = Math.min(6, ...headingDepths(tokens));
    return blocksOf(tokens, { top, last: 1 }, 0);
  } catch {
    return asWritten(source);
  }
};
