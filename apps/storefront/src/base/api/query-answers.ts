import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { pack, turned, unpack } from './packed.ts';

/** Written form of a query: one answer by itself, or the pages of a list with each page's parameter. */
type WrittenAnswer = readonly [
  key: QueryKey,
  at: number,
  asked: readonly unknown[] | 0,
  ...packed: unknown[],
];

const isPages = (data: unknown): data is InfiniteData<unknown> =>
  typeof data === 'object' && data !== null && 'pageParams' in data;

/** Packed texts of frozen answers (`inside-answers.ts` of the server), because many pages hold the same ones. */
const packedBefore = new WeakMap<object, string>();

const packOnce = (data: unknown): string => {
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data)) return pack(data);
  const before = packedBefore.get(data);
  if (before !== undefined) return before;
  const text = pack(data);
  packedBefore.set(data, text);
  return text;
};

/** Serialises the answers of a query client. Failed queries are left out, so that they are asked again. */
export const writeAnswers = (client: QueryClient): string => {
  const answers = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { status, data, dataUpdatedAt } }): string[] => {
      if (status !== 'success') return [];
      const [asked, parts] = isPages(data) ? [data.pageParams, data.pages] : [0, [data]];
      return [
        [
          turned(JSON.stringify([queryKey, dataUpdatedAt, asked]).slice(0, -1)),
          ...parts.map(packOnce),
        ].join(),
      ];
    });
  return `[${answers.map((answer) => `${answer}]`).join()}]`;
};

/** A page from the cache was still true when it was sent: no answer in it counts as older than this. */
const oldestMs = 30_000;

/** Puts written answers into a query client, with their age. */
export const readAnswers = (client: QueryClient, text: string) => {
  const oldest = Date.now() - oldestMs;
  // Written by the function above, in the same build.
  for (const [key, at, asked, ...packed] of JSON.parse(turned(text)) as WrittenAnswer[]) {
    const parts = packed.map(unpack);
    client.setQueryData(key, asked ? { pages: parts, pageParams: asked } : parts[0], {
      updatedAt: Math.max(at, oldest),
    });
  }
};
