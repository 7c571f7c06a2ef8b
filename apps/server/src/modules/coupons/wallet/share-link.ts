import type { Accounts } from '../../accounts/public.ts';

export type SharingKeys = Pick<Accounts['keys'], 'seal' | 'open'>;

/** What a link says of a share: nothing to whoever has not our key, and nothing that could be changed. */
export const sealShare = (keys: SharingKeys, shareId: string): string =>
  keys.seal('coupon_share', shareId).toString('base64url');

/** The share a link names; nothing where it was cut, changed, or made by somebody else. */
export const openShare = (keys: SharingKeys, encrypted: string): string | undefined =>
  /^[\w-]+$/.test(encrypted) ? keys.open('coupon_share', Buffer.from(encrypted, 'base64url')) : undefined;
