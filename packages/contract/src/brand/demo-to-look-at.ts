import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';

/** Kinds of an owner's things that may use the demo, each with a screen that edits it. */
export const inTheWayKinds = [
  ...(['product', 'category', 'shop', 'coupon', 'show'] as const),
  ...(['person', 'invitation', 'device', 'domain', 'member'] as const),
] as const;

/** A thing of the owner's that uses the demo, so that the demo cannot be thrown away. */
export const InTheWay = z.object({
  kind: z.enum(inTheWayKinds),
  id: z.string(),
  name: z.string(),
  /** Thing of the demo that it uses. */
  of: z.string(),
});
export type InTheWay = z.output<typeof InTheWay>;

export const DemoSight = z.object({
  /** Null while it is not loaded. */
  loaded_at: z.nullable(Instant),
  /** Whether it may be loaded. */
  may_load: z.boolean(),
  /** Things of the demo that are still there. */
  counts: z.object({ shops: z.int(), products: z.int(), coupons: z.int() }),
  /** Things of the owner's that use the demo, so that it cannot be thrown away. */
  in_the_way: z.array(InTheWay),
  /** Names of the demo's things that were changed since: throwing it away takes them too. */
  changed: z.array(z.string()),
});
export type DemoSight = z.output<typeof DemoSight>;

/** The demo that an owner can load, look at and throw away (docs/decisions/brand.md). */
export const demoToLookAt = routes({
  'GET /api/backoffice/demo': {
    summary: 'Whether the shop shows invented data: since when the demo is loaded',
    auth: 'menu.read',
    response: z.object({ loaded_at: z.nullable(Instant) }),
  },
  'GET /api/backoffice/brand/demo': {
    summary: 'The demo: whether it can be loaded or thrown away, and the obstacles',
    auth: 'brand.read',
    response: DemoSight,
    errors: ['brand.not_found'],
  },
  'PUT /api/backoffice/brand/demo': {
    summary: 'Load the demo into a brand that has never been open, or throw it away whole',
    auth: 'brand.edit',
    audit: 'brand.demo',
    body: z.object({ loaded: z.boolean() }),
    response: DemoSight,
    errors: [
      ...(['brand.of_all_shops', 'brand.not_found', 'brand.demo_opened', 'brand.demo_sold'] as const),
      ...(['brand.demo_clashes', 'brand.demo_leaned_on'] as const),
    ],
  },
});
