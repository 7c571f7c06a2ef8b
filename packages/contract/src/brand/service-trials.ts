import { trialOutcomes, triedServices, troubles } from '@zanga/domain/brand/service-trial';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';

/** Result of a trial; it contains no secret. */
export const ServiceTrial = z.object({
  service: z.enum(triedServices),
  outcome: z.enum(trialOutcomes),
  /** Vendor; `embedded` is the server itself. */
  by: z.string(),
  /** Receiver of the message, or the searched address. */
  to: z.nullable(z.string()),
  /** Number of reached devices. */
  devices: z.nullable(z.int()),
  /** Found address; null without a result. */
  found: z.nullable(z.string()),
  /** Whether cards are charged: with a test key no money moves. */
  money: z.nullable(z.enum(['real', 'test'])),
  trouble: z.nullable(z.enum(troubles)),
  /** The service's own code, such as `smtp 535`. */
  answer: z.nullable(z.string()),
  /** Milliseconds of the trial. */
  took: z.int(),
});
export type ServiceTrial = z.output<typeof ServiceTrial>;

export const serviceTrials = routes({
  'POST /api/backoffice/brand/trials': {
    summary: 'Try a service of the installation, with its result; nothing is charged',
    auth: 'brand.edit',
    audit: 'brand.try_service',
    body: z.object({
      service: z.enum(triedServices),
      /** Number for the SMS; the caller's own by default. */
      phone: z.optional(z.string().check(z.trim(), z.maxLength(30, 'al massimo 30 caratteri'))),
    }),
    response: ServiceTrial,
    errors: ['brand.of_all_shops', 'too_many', 'invalid'],
  },
});
