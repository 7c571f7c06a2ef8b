const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const named = (list: typeof browsers, agent: string) => list.find(([, shape]) => shape.test(agent))?.[0];

/**
 * Browser and system in words, “Chrome, Windows”, from a user agent. Versions are left out: they would tell one
 * person from another.
 */
export const deviceName = (userAgent: string | undefined): string | null => {
  if (userAgent === undefined) return null;
  const parts = [named(browsers, userAgent), named(systems, userAgent)].filter((part) => part !== undefined);
  return parts.length === 0 ? null : parts.join(', ');
};
