import type { QueryKey } from '@tanstack/react-query';

const named: Readonly<Record<string, RegExp>> = {
  list: /\/products/,
  shops: /shop|reach|slots|where/,
  sellers: /shop|reach|where/,
  contents: /content|brands|home/,
  cinema: /cinema|shows/,
  reviews: /reviews/,
};

/** What is the visitor's own is read when they ask for it; pages of the shop are what everybody reads. */
const isPublic = (key: string) => key.startsWith('GET /api/') && !key.startsWith('GET /api/customer');

/** What goes well with a dish is asked by its address, and its answer is about others. */
const isBeside = (slug: string, [key, asked]: QueryKey): boolean =>
  String(key).endsWith('/together') &&
  (/"products":"([^"]*)"/
    .exec(JSON.stringify(asked ?? null))?.[1]
    ?.split(',')
    .includes(slug) ??
    false);

/** Whether what a screen shows may be another since something has changed. */
export const concerns = (of: string, queryKey: QueryKey, data: unknown): boolean => {
  const key = String(queryKey[0]);
  if (!isPublic(key)) return false;
  if (of === '') return true;
  const [what = '', id] = of.split(':');
  if (what === 'together') return isBeside(id ?? '', queryKey);
  if (id === undefined || what === 'list') return named[what]?.test(key) ?? false;
  // Whatever shows a product or its options has its id in it, wherever that stands.
  return JSON.stringify(data ?? null).includes(`"${id}"`);
};
