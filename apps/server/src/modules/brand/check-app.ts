import type { AppCheck } from '@zanga/contract/brand/brand';
import type { CallQuery } from '@zanga/contract/wire/call-query';
import { errors } from '@zanga/contract/wire/errors';
import type { Socials } from '../../adapters/social/port.ts';
import { isOlder } from './app-version.ts';
import type { BrandSettings } from './queries.ts';

const tooOld = 'Questa versione dell’app non è più supportata: aggiornala per continuare';

/** Native apps stay installed in old versions; the web is always the latest. */
const complaints = (brand: BrandSettings, { platform, app_version }: CallQuery): string[] => {
  if (platform !== 'ios' && platform !== 'android') return [];
  const oldest = platform === 'ios' ? brand.minIosVersion : brand.minAndroidVersion;
  return app_version === undefined || isOlder(app_version, oldest) ? [tooOld] : [];
};

type Known = {
  readonly homePath: string;
  /** Networks configured here; the brand may have switched on another. */
  readonly socials: Socials;
  /** Whether a provider takes cards: without one Zanga Prime cannot be paid. */
  readonly cards: boolean;
  /** Sandbox: sign-in pages offer the demo's people. */
  readonly sandbox: boolean;
};

const offered = ({ features }: BrandSettings, cards: boolean) =>
  features.filter((feature) => feature !== 'zanga_prime' || cards);

/** Facts an app needs before its first screen; undefined without a brand. */
export const checkApp = (
  brand: BrandSettings | undefined,
  given: CallQuery,
  { homePath, socials, cards, sandbox }: Known,
): AppCheck => ({
  errors: brand ? complaints(brand, given) : [errors['brand.not_found'].error],
  features: brand ? [...offered(brand, cards), ...(sandbox ? (['demo'] as const) : [])] : [],
  open: brand?.open ?? true,
  socials: {
    login: {
      facebook: Boolean(brand?.facebookLogin && socials.facebook),
      apple: Boolean(brand?.appleLogin && socials.apple),
    },
  },
  stores: { ios: brand?.iosStoreUrl ?? null, android: brand?.androidStoreUrl ?? null },
  home_path: homePath,
});
