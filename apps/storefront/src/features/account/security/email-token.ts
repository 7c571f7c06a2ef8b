/** The key in the address's fragment, which no server ever sees: `/account#email=…`. */
export const tokenIn = (hash: string): string | undefined =>
  new URLSearchParams(hash.replace(/^#/, '')).get('email') || undefined;
