import { lacks, stepNames } from '@zanga/domain/brand/first-steps';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

export const Opening = z.object({
  /** Whether the public sees the shop and orders there. */
  open: z.boolean(),
  /** Whether all steps are done. */
  may_open: z.boolean(),
  /** Steps to an open brand in order, worked out from the data. */
  steps: z.array(
    z.object({
      name: z.enum(stepNames),
      done: z.boolean(),
      optional: z.boolean(),
      missing: z.array(z.enum(lacks)),
    }),
  ),
});
export type Opening = z.output<typeof Opening>;

/** Steps from an empty database to an open shop (docs/decisions/brand.md). */
export const brandOpening = routes({
  'GET /api/backoffice/brand/steps': {
    summary: 'Steps to an open shop, with what each still lacks',
    auth: 'brand.read',
    response: Opening,
    errors: ['brand.not_found'],
  },
  'PUT /api/backoffice/brand/open': {
    summary: 'Open the brand to the public once all steps are done, or close it',
    auth: 'brand.edit',
    audit: 'brand.open',
    body: z.object({ open: z.boolean() }),
    response: Opening,
    errors: ['brand.of_all_shops', 'brand.not_found', 'brand.unfinished', 'brand.demo_loaded'],
  },
});
