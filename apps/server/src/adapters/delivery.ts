import type { Trouble } from '@zanga/domain/brand/service-trial';

/**
 * What became of a message. `refused` is final: trying again would change nothing. `unknown`: it may have gone out, so it
 * is not sent again. Whatever may pass is thrown instead, and the job tries again. Reasons are codes, never texts of a vendor: those repeat addresses and numbers.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unknown'; readonly trouble: Trouble };

export const sent = { outcome: 'sent' } as const;
export const refused = (reason: string) => ({ outcome: 'refused', reason }) as const;
export const unknown = (trouble: Trouble) => ({ outcome: 'unknown', trouble }) as const;
