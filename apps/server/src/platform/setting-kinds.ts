import { z } from 'zod';

export const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((word) => word === '1' || word === 'true');

/** An address of which only scheme, host and port count. */
export const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

export const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
