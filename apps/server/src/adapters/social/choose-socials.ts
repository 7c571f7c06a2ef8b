import type { Clock } from '../../platform/clock.ts';
import { apple } from './apple.ts';
import { facebook } from './facebook.ts';
import type { Socials } from './port.ts';
import { sandboxSocial } from './sandbox.ts';

/** Settings of social sign-in. */
export type SocialSettings = {
  readonly SANDBOX: boolean;
  readonly FACEBOOK_APP_ID?: string | undefined;
  readonly FACEBOOK_APP_SECRET?: string | undefined;
  readonly FACEBOOK_GRAPH: string;
  readonly FACEBOOK_DIALOG: string;
  readonly FACEBOOK_LIMITED: string;
  readonly APPLE_SERVICE_ID?: string | undefined;
  readonly APPLE_APP_IDS: readonly string[];
  readonly APPLE_HOST: string;
  readonly APPLE_TEAM_ID?: string | undefined;
  readonly APPLE_KEY_ID?: string | undefined;
  readonly APPLE_PRIVATE_KEY?: string | undefined;
};

/** The configured networks; in the sandbox our own page simulates the others. */
export const chooseSocials = (config: SocialSettings, clock: Clock): Socials => {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret, APPLE_SERVICE_ID: serviceId } = config;
  const { FACEBOOK_GRAPH: graph, FACEBOOK_DIALOG: dialog, FACEBOOK_LIMITED: limited } = config;
  const { APPLE_HOST: host, APPLE_APP_IDS: appIds } = config;
  const { APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = config;
  const key = teamId && keyId && privateKey ? { key: { teamId, keyId, privateKey } } : {};
  const standIn: Socials = config.SANDBOX
    ? { facebook: sandboxSocial('facebook'), apple: sandboxSocial('apple') }
    : {};
  return {
    ...standIn,
    ...(appId && appSecret && { facebook: facebook({ appId, appSecret, graph, dialog, limited, clock }) }),
    ...(serviceId && { apple: apple({ host, serviceId, appIds, clock, ...key }) }),
  };
};
