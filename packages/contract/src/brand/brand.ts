import * as z from 'zod/mini';
import { Category } from '../menu/categories.ts';
import { Picture } from '../menu/picture.ts';
import { routes } from '../wire/route.ts';

/** Features of the brand (ROL-4); `demo` comes from the server: the shop runs as a trial. */
export const Feature = z.enum(['zanga_prime', 'worker_badge', 'demo']);

export const Brand = z.object({
  id: z.int(),
  name: z.string(),
  /** Names of brand and membership in texts; `prime` is the short one where the brand is clear (`Prime`). */
  names: z.object({ brand: z.string(), membership: z.string(), prime: z.string() }),
  tagline: z.string(),
  description: z.string(),
  images: z.array(Picture),
  /** Colour of buttons and links as `#rrggbb`, with the style sheet of its shades; null for the standard one. */
  accent: z.nullable(z.object({ color: z.string(), sheet: z.string() })),
  /** Logo of the brand; null where pages draw their own. */
  logo: z.nullable(z.omit(Picture, { name: true })),
  /** Root categories, in menu order; promo ones are listed apart. */
  categories: z.array(Category),
  contacts: z.object({ phone: z.string(), email: z.string() }),
  company: z.object({
    name: z.string(),
    address: z.string(),
    vat_number: z.string(),
    register: z.string(),
    certified_email: z.string(),
  }),
  social_links: z.array(z.object({ name: z.string(), href: z.string() })),
  /** Payment and delivery services with a mark in the footer (MNU-7). */
  services: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type Brand = z.output<typeof Brand>;

export const AppCheck = z.object({
  /** Why this app cannot go on, in Italian; empty when it can. */
  errors: z.array(z.string()),
  features: z.array(Feature),
  /** Whether the brand is open to the public; before that its pages say that it opens soon. */
  open: z.boolean(),
  socials: z.object({ login: z.object({ facebook: z.boolean(), apple: z.boolean() }) }),
  /** Links to newer apps. */
  stores: z.object({ ios: z.nullable(z.string()), android: z.nullable(z.string()) }),
  /** The page that opens on this domain when no path is given (RTE-26). */
  home_path: z.string(),
});
export type AppCheck = z.output<typeof AppCheck>;

export const brand = routes({
  'GET /api/brands/:brand': {
    summary: 'The brand: identity, root categories, contacts',
    auth: 'public',
    params: z.object({
      brand: z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(2_147_483_647)),
    }),
    response: Brand,
    errors: ['brand.not_found'],
    cache: 'public',
  },
  'GET /api/check/app': {
    summary: 'Whether this app version may go on, and the features switched on',
    auth: 'public',
    response: AppCheck,
  },
});
