import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';

/** A changed text that the customer must agree to before the next order. */
export const DueAgreement = z.object({
  /** `terms` or `privacy`. */
  slug: z.string(),
  title: z.string(),
  /** State to agree to: the current one. */
  state: z.int(),
  asked_at: Instant,
  /** Summary of the change, for the customer. */
  reason: z.string(),
});
export type DueAgreement = z.output<typeof DueAgreement>;

export const Agreements = z.object({
  due: z.array(DueAgreement),
  /** Agreed texts, newest first. */
  agreed: z.array(z.object({ slug: z.string(), title: z.string(), state: z.int(), agreed_at: Instant })),
});
export type Agreements = z.output<typeof Agreements>;

/** Terms and privacy: texts to agree to, and texts agreed to. */
export const agreements = routes({
  'GET /api/customer/agreements': {
    summary: 'Texts to agree to anew, and texts agreed to',
    auth: 'customer',
    response: Agreements,
  },
  'POST /api/customer/agreements': {
    summary: 'Agree to the current state of texts',
    auth: 'customer',
    body: z.object({ states: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(10)) }),
    response: Agreements,
    errors: ['terms.outdated'],
  },
});
