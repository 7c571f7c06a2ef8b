import type { ServerSettings } from '../server-settings.ts';

const aYear = 31_536_000;

/** By the path of a call or of its route. */
export type SafeHeaders = (path: string) => Readonly<Record<string, string>>;

/** Headers of every answer: TLS only (behind TLS), and no embedding of data by other sites. */
export const safeHeaders = ({ PUBLIC_ORIGIN }: Pick<ServerSettings, 'PUBLIC_ORIGIN'>): SafeHeaders => {
  const always = {
    'x-content-type-options': 'nosniff',
    ...(PUBLIC_ORIGIN?.startsWith('https:') && {
      'strict-transport-security': `max-age=${aYear}; includeSubDomains`,
    }),
  };
  const data = { ...always, 'cross-origin-resource-policy': 'same-origin' };
  // The apps and mails show pictures; pages set the header themselves.
  return (path) => (/^\/(api|oauth)\//.test(path) ? data : always);
};
