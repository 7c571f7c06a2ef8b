/**
 * What became of a message. `refused` is final: trying again would change nothing. Whatever may pass is thrown instead,
 * and the job tries again. Reasons are codes, never texts of a vendor: those repeat addresses and numbers.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'refused'; readonly reason: string };

export const sent = { outcome: 'sent' } as const;
export const refused = (reason: string) => ({ outcome: 'refused', reason }) as const;
