/** What the service worker does with a request it sees. */
export type Plan =
  /** The network's business alone. */
  | { readonly kind: 'pass' }
  /** Never changes under its address: kept once, given from the device. */
  | { readonly kind: 'keep'; readonly cache: 'assets' | 'pictures' }
  /** The network alone, and our own page instead of the browser's when there is none. */
  | { readonly kind: 'tell' }
  /** The network first; what was last seen when there is none. */
  | { readonly kind: 'fresh'; readonly cache: 'pages' | 'catalogue'; readonly key: string };

export type Seen = {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  readonly signedIn: boolean;
};

const pass: Plan = { kind: 'pass' };
const publicData = /^\/api\/(brands|categories|check|contents|home|merchandise|products|shops)(\/|$)/;
/** Times fill up while one looks: what was free a while ago is no news to anybody. */
const passing = /^\/api\/shops\/[^/]+\/slots$/;
const pictures = /^\/(images|thumbnails)\//;
const assets = /^\/assets\//;
const personal =
  /^\/(account|checkout|coupons|login|orders|password|registration|share|thank-you|notifications)(\/|$)/;
/** Other things than pages of the shop. */
export const foreign = /^\/(api|dev|gestione)(\/|$)/;

/**
 * Screens of one's own that open without a network, too. The server draws them the same for everybody, and what is
 * personal comes into them afterwards; with anything in their address beside the path they are not kept.
 */
export const frames: readonly string[] = [
  ...['/checkout', '/orders', '/coupons', '/account'],
  ...['dati', 'indirizzi', 'carte', 'gusti', 'notizie', 'privacy'].map((page) => `/account/${page}`),
];

/** Names of a device and of its app do not change what is read: one kept answer serves them all. */
const withoutDevice = (url: URL) => {
  const key = new URL(url);
  for (const name of ['device_id', 'app_version', 'platform', 'domain']) key.searchParams.delete(name);
  key.searchParams.sort();
  return key.href;
};

const planForPage = (url: URL): Plan => {
  if (foreign.test(url.pathname)) return pass;
  const isFrame = frames.includes(url.pathname) && url.search === '';
  if (personal.test(url.pathname) && !isFrame) return { kind: 'tell' };
  return { kind: 'fresh', cache: 'pages', key: url.origin + url.pathname + url.search };
};

/** Only what is the same for everybody is ever kept on the device. */
export const planFor = ({ method, mode, url, signedIn }: Seen, origin: string): Plan => {
  if (method !== 'GET' || url.origin !== origin) return pass;
  if (mode === 'navigate') return planForPage(url);
  if (assets.test(url.pathname)) return { kind: 'keep', cache: 'assets' };
  if (pictures.test(url.pathname)) return { kind: 'keep', cache: 'pictures' };
  if (publicData.test(url.pathname) && !passing.test(url.pathname) && !signedIn)
    return { kind: 'fresh', cache: 'catalogue', key: withoutDevice(url) };
  return pass;
};
