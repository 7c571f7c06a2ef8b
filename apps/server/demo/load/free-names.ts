import { freeSlug } from '@zanga/domain/staff/editing/slug';
import type { Client } from './rows.ts';

/** Finds unused slugs: an owner's Margherita keeps its own, the demo's gets `margherita-2`. */
export const freeSlugsOf = async (
  client: Client,
  table: 'products' | 'categories' | 'shops',
): Promise<(slug: string) => string> => {
  const { rows } = await client.query<{ slug: string }>(`select slug from ${table}`);
  const taken = new Set(rows.map(({ slug }) => slug));
  return (slug) => {
    const free = freeSlug(slug, taken);
    taken.add(free);
    return free;
  };
};

/** Finds an unused coupon code, with a number behind it if the code is taken. */
export const freeCodesOf = async (client: Client): Promise<(code: string) => string> => {
  const { rows } = await client.query<{ code: string }>('select code from coupons where code is not null');
  const taken = new Set(rows.map(({ code }) => code));
  return (code) => {
    let free = code;
    for (let number = 2; taken.has(free); number += 1) free = `${code}${number}`;
    taken.add(free);
    return free;
  };
};
