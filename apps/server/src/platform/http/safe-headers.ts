import type { ServerSettings } from '../server-settings.ts';

const aYear = 31_536_000;

/** By the path of a call, or of the route that answers it. */
export type SafeHeaders = (path: string) => Readonly<Record<string, string>>;

/** What every answer carries: behind TLS that it is asked for by TLS alone, and for data that no other site may embed it. */
export const safeHeaders = ({ PUBLIC_ORIGIN }: Pick<ServerSettings, 'PUBLIC_ORIGIN'>): SafeHeaders => {
  const always = {
    'x-content-type-options': 'nosniff',
    ...(PUBLIC_ORIGIN?.startsWith('https:') && {
      'strict-transport-security': `max-age=${aYear}; includeSubDomains`,
    }),
  };
  const data = { ...always, 'cross-origin-resource-policy': 'same-origin' };
  // Pictures are shown by the apps and in mails; pages say it for themselves.
  return (path) => (/^\/(api|oauth)\//.test(path) ? data : always);
};
