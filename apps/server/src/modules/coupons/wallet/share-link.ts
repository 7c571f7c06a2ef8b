import type { Accounts } from '../../accounts/public.ts';

export type SharingKeys = Pick<Accounts['keys'], 'seal' | 'open'>;

/** Sealed id of a share: unreadable without our key, and any change shows. */
export const sealShare = (keys: SharingKeys, shareId: string): string =>
  keys.seal('coupon_share', shareId).toString('base64url');

/** Id of the share in a link; undefined for a cut, changed or foreign link. */
export const openShare = (keys: SharingKeys, encrypted: string): string | undefined =>
  /^[\w-]+$/.test(encrypted) ? keys.open('coupon_share', Buffer.from(encrypted, 'base64url')) : undefined;
