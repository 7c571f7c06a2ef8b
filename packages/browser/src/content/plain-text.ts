import type { Block, Inline } from '@zanga/contract/brand/contents';

/** The words of a text without their form, as search engines and anchors want them. */
export const plainText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'break' ? ' ' : plainText(node.children);
    })
    .join('');

/** The first paragraph, short enough to describe the page. */
export const summaryOf = (blocks: readonly Block[], most = 155): string => {
  const first = blocks.find((block) => block.kind === 'paragraph');
  const text = first ? plainText(first.children).trim() : '';
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;
};

/** A name for a heading that an address can end with. */
export const anchorOf = (nodes: readonly Inline[]): string =>
  plainText(nodes)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
