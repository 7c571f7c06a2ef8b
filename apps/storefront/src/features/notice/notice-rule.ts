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

/**
 * Pages that are only read at the foot of the screen, by their routes. Elsewhere something is to be pressed there: the
 * way in, the order, an answer.
 */
const roomy: ReadonlySet<string | undefined> = new Set(['/home', '/$category/', '/$category/$sub']);

/** Whether a page has room for it. */
export const isFree = (route: string | undefined): boolean => roomy.has(route);

/** A notice is read once; a new edition counts as a new notice. */
export const isNews = (edition: string, seen: string | null): boolean => seen === null || seen < edition;
