const toldBrand = import.meta.env.SSR ? process.env.BRAND_ID : document.documentElement.dataset.brandId;

/** The brand these screens belong to (CON-4): a page's is its server's, the native app's is of its build (CON-5). */
export const brandId = __NATIVE__ ? (__SETTINGS__.brandId ?? 1) : Number(toldBrand || 1);

/** Origin of the service: empty on the web, where pages and service share one. */
export const serviceUrl = __SERVICE__;

/** The name that the native app was built with; none on the web. */
export const builtName = __SETTINGS__.name;

/** Sent as `app_version`; raised with every release of the native app. */
export const appVersion = '1.0.0';

/** Delay between the page's start and fetching the code of other screens (STA-11). */
export const preloadMilliseconds = 500;

/** After this long without an answer a call has failed; a photo's way over a slow line is shorter. */
export const answerMilliseconds = 20_000;

/** The place these screens run in (CON-5): a domain of its own, a shop's totem, a test, the app's view in a browser. */
export const settings = {
  domain: __SETTINGS__.domain,
  totem: __SETTINGS__.totem,
  testMode: __SETTINGS__.testMode,
  appView: __SETTINGS__.appView || __NATIVE__,
} as const;
