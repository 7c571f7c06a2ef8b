/** The brand these screens belong to (CON-4). */
export const brandId = 1;

/** Origin of the service: empty on the web, where pages and service share one. */
export const serviceUrl = __SERVICE__;

/** What is sent as `app_version`; raised with every release of the native app. */
export const appVersion = '1.0.0';

/** How long after the page has come up the other screens' code is fetched (STA-11). */
export const preloadMilliseconds = 500;
