import { readReferences } from './character-references.ts';

const schemes = new Set(['https', 'http', 'mailto', 'tel']);

/**
 * Where a link of an editorial text may lead: to a page, a mail address or a telephone, never to code. Read as a
 * browser reads it, which passes over control characters; undefined when it may not lead there.
 */
export const safeHref = (written: string): string | undefined => {
  const href = readReferences(written)
    .replace(/\p{Cc}/gu, '')
    .trim();
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (href === '' || (scheme !== undefined && !schemes.has(scheme))) return undefined;
  return href;
};
