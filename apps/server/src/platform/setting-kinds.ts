import { z } from 'zod';

export const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .transform((word) => word === '1' || word === 'true');

/** Only scheme, host and port count. */
export const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

export const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** A private key as PEM, or in base64 for settings without line breaks. */
export const pem = z
  .string()
  .transform((text) => (text.includes('-----BEGIN') ? text : Buffer.from(text, 'base64').toString()))
  .pipe(z.string().includes('PRIVATE KEY'));

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/** JSON, or JSON in base64 for settings without quotes. */
export const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text.trimStart().startsWith('{') ? text : Buffer.from(text, 'base64').toString());
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});
