import { useQuery } from '@tanstack/react-query';
import type { AppCheck } from '@zanga/contract/brand/brand';
import type { SocialNetwork } from '@zanga/contract/people/auth';
import { useService } from '../../base/api/api.tsx';
import { checkQuery } from '../../base/api/brand.ts';
import { isNative, type Platform, platform } from '../../base/device/platform.ts';
import { parseStored, useStored } from '../../base/storage/storage.ts';

type Socials = AppCheck['socials'];

const isSocials = (value: unknown): value is Socials =>
  typeof value === 'object' && value !== null && 'login' in value && typeof value.login === 'object';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** Whether a device is one of Apple's that are held in the hand; their tablets call themselves Macs. */
export const isOnIos = ({ userAgent, maxTouchPoints }: Device) =>
  /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1);

/** The networks to offer: Facebook where it is on, Apple where it is on and at home (LOG-12). */
export const networksFor = (socials: Socials | undefined, device: Device): readonly SocialNetwork[] => [
  ...(socials?.login.facebook ? (['facebook'] as const) : []),
  ...(socials?.login.apple && isOnIos(device) ? (['apple'] as const) : []),
];

/** In the app: what it was built with, and Apple on Apple's phones alone, whatever they call themselves (LOG-12). */
export const networksInApp = (
  socials: Socials | undefined,
  platform: Platform,
  facebookAppId: string,
): readonly SocialNetwork[] => [
  ...(socials?.login.facebook && facebookAppId !== '' ? (['facebook'] as const) : []),
  ...(socials?.login.apple && platform === 'ios' ? (['apple'] as const) : []),
];

/** The networks of the server's last answer. */
export const useNetworks = () => {
  const { data } = useQuery(checkQuery(useService()));
  const stored = parseStored(useStored('socials'), isSocials);
  const socials = data?.socials ?? stored;
  return isNative ? networksInApp(socials, platform, __APP__.facebookAppId) : networksFor(socials, navigator);
};
