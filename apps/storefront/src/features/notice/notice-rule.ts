export type Visit = {
  readonly path: string;
  /** The page configured for a domain of its own, if this is one. */
  readonly domain: string | undefined;
  /** The shop whose kiosk this is. */
  readonly totem: string | undefined;
  readonly testMode: boolean;
};

const spared = ['/onshop/order', '/cinema', '/totem'];
const isIn = (path: string, places: readonly string[]) =>
  places.some((start) => path === start || path.startsWith(`${start}/`));

/**
 * Whether a visit is greeted with the notice (STA-6): at its first page, unless that page is an order in the shop or the
 * cinema, a domain is set, it is a totem, or tests are running.
 */
export const isGreeted = ({ path, domain, totem, testMode }: Visit): boolean =>
  !domain && !totem && !testMode && !isIn(path, spared);

/** A first start asks and tells one thing at a time; whoever is paying must have the foot of the screen to order by. */
const busy = ['/wizard', '/wrong-app-version', '/checkout'];

/** Whether a page has room for it. */
export const isFree = (path: string): boolean => !isIn(path, [...spared, ...busy]);

/** A notice is read once; a new edition of it is a new notice. */
export const isNews = (edition: string, seen: string | null): boolean => seen === null || seen < edition;
