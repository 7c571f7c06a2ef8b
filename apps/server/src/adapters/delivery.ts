import type { Trouble } from '@zanga/domain/brand/service-trial';

/**
 * Outcome of a message. `refused` is final. `unknown` may have been sent, so it is not sent again. Passing trouble is
 * thrown, and the job tries again. Reasons are codes: a vendor's texts repeat addresses and numbers.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unknown'; readonly trouble: Trouble };

export const sent = { outcome: 'sent' } as const;
export const refused = (reason: string) => ({ outcome: 'refused', reason }) as const;
export const unknown = (trouble: Trouble) => ({ outcome: 'unknown', trouble }) as const;
