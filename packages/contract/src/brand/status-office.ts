import { standings, watchedServices } from '@zanga/domain/brand/service-standing';
import * as z from 'zod/mini';
import { routes } from '../wire/route.ts';
import { Instant } from '../wire/values.ts';

/** State of a service that the shop runs on, by the server's own measurements. */
export const ServiceStatus = z.object({
  service: z.enum(watchedServices),
  state: z.enum(standings),
  /** Vendor of the service; `embedded` is the server itself, null without a vendor. */
  by: z.nullable(z.string()),
  /** Beginning of the state, if known. */
  since: z.nullable(Instant),
  /** Last success: of a backup, a drill, a rehearsal. */
  last: z.nullable(Instant),
  /** Number of jobs or messages in trouble, or free space of a disk in percent. */
  count: z.nullable(z.int()),
  /** Failed step of a rehearsal, kinds of stuck jobs, or running release. */
  told: z.nullable(z.string()),
});
export type ServiceStatus = z.output<typeof ServiceStatus>;

export const statusOffice = routes({
  'GET /api/backoffice/status': {
    summary: 'State of each service, without calling outside ones; for posts in all shops',
    auth: 'status.read',
    response: z.object({ at: Instant, data: z.array(ServiceStatus) }),
    errors: ['status.of_all_shops'],
  },
});
