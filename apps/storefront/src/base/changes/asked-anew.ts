import type { QueryKey } from '@tanstack/react-query';

const named: Readonly<Record<string, RegExp>> = {
  list: /\/products/,
  shops: /shop|reach|slots|where/,
  sellers: /shop|reach|where/,
  contents: /content|brands|home/,
  cinema: /cinema|shows/,
  reviews: /reviews/,
};

/** Pages of the shop are the same for all visitors; a customer's own data changes only by their own calls. */
const isPublic = (key: string) => key.startsWith('GET /api/') && !key.startsWith('GET /api/customer');

/** Companions of a dish: the dish is in the question's address, and the answer holds other dishes. */
const isBeside = (slug: string, [key, asked]: QueryKey): boolean =>
  String(key).endsWith('/together') &&
  (/"products":"([^"]*)"/
    .exec(JSON.stringify(asked ?? null))?.[1]
    ?.split(',')
    .includes(slug) ??
    false);

/** Whether a change may affect an answer on the screen. */
export const concerns = (of: string, queryKey: QueryKey, data: unknown): boolean => {
  const key = String(queryKey[0]);
  if (!isPublic(key)) return false;
  if (of === '') return true;
  const [what = '', id] = of.split(':');
  if (what === 'together') return isBeside(id ?? '', queryKey);
  if (id === undefined || what === 'list') return named[what]?.test(key) ?? false;
  // A product's id appears somewhere in each answer that shows the product or its options.
  return JSON.stringify(data ?? null).includes(`"${id}"`);
};
