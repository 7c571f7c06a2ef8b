/** Handling of a request by the service worker. */
export type Plan =
  /** Left to the network. */
  | { readonly kind: 'pass' }
  /** Never changes under its address: cached once, answered from the device. */
  | { readonly kind: 'keep'; readonly cache: 'assets' | 'pictures' }
  /** The network alone; without one, our own page instead of the browser's. */
  | { readonly kind: 'tell' }
  /** The network first; without one, the last answer seen. */
  | { readonly kind: 'fresh'; readonly cache: 'pages' | 'catalogue'; readonly key: string };

export type SeenRequest = {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  readonly signedIn: boolean;
};

const pass: Plan = { kind: 'pass' };
const publicData = /^\/api\/(brands|categories|check|contents|home|merchandise|products|shops)(\/|$)/;
/** Slots fill up while a page is open: an old answer would mislead. */
const passing = /^\/api\/shops\/[^/]+\/slots$/;
const pictures = /^\/(images|thumbnails)\//;
const assets = /^\/assets\//;
const personal =
  /^\/(account|checkout|coupons|login|orders|password|registration|share|thank-you|notifications)(\/|$)/;
/** Paths of other programs than the shop. */
export const foreign = /^\/(api|dev|gestione)(\/|$)/;

/**
 * Personal screens that open without a network, too. The server draws the same for all visitors, and personal data come
 * afterwards; with parameters in the address they are not cached.
 */
export const frames: readonly string[] = [
  ...['/checkout', '/orders', '/coupons', '/account'],
  ...['dati', 'indirizzi', 'carte', 'gusti', 'notizie', 'privacy'].map((page) => `/account/${page}`),
];

/** Parameters of device and app do not change an answer: one cached answer serves all. */
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

/** Only answers that are the same for all visitors are ever cached. */
export const planFor = ({ method, mode, url, signedIn }: SeenRequest, origin: string): Plan => {
  if (method !== 'GET' || url.origin !== origin) return pass;
  if (mode === 'navigate') return planForPage(url);
  if (assets.test(url.pathname)) return { kind: 'keep', cache: 'assets' };
  if (pictures.test(url.pathname)) return { kind: 'keep', cache: 'pictures' };
  if (publicData.test(url.pathname) && !passing.test(url.pathname) && !signedIn)
    return { kind: 'fresh', cache: 'catalogue', key: withoutDevice(url) };
  return pass;
};
