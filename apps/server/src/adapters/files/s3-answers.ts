import type { ListedFile } from './port.ts';

/** Error code in an S3 answer. */
export const codeIn = (xml: string): string => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? '';

const fieldIn = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const plain = (text: string) => text.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);

export type ListPage = { readonly files: readonly ListedFile[]; readonly next: string | undefined };

/** Reads one page of a file list. Keys are percent-encoded at our request, so they hold no markup. */
export const readListPage = (xml: string): ListPage => ({
  files: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: decodeURIComponent(plain(fieldIn(entry, 'Key')).replaceAll('+', ' ')),
    bytes: Number(fieldIn(entry, 'Size')),
    keptAt: new Date(fieldIn(entry, 'LastModified')),
  })),
  next: fieldIn(xml, 'IsTruncated') === 'true' ? plain(fieldIn(xml, 'NextContinuationToken')) : undefined,
});
