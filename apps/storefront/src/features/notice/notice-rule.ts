export type Visit = {
  readonly path: string;
  /** The page configured for a domain of its own, if this is one. */
  readonly domain: string | undefined;
  /** The shop whose kiosk this is. */
  readonly totem: string | undefined;
  readonly testMode: boolean;
};

const spared = ['/onshop/order', '/cinema', '/totem'];

/**
 * Whether a visit is greeted with the notice (STA-6): at its first page, unless that page is an order in the shop or the
 * cinema, a domain is set, it is a totem, or tests are running.
 */
export const isGreeted = ({ path, domain, totem, testMode }: Visit): boolean =>
  !domain && !totem && !testMode && !spared.some((start) => path === start || path.startsWith(`${start}/`));

/** A notice is read once; a new edition of it is a new notice. */
export const isNews = (edition: string, seen: string | null): boolean => seen === null || seen < edition;
