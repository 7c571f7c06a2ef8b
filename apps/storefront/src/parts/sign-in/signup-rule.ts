/**
 * Where somebody may stay whose signup is incomplete: the page that completes it, what the law lets everybody read and
 * whom they may ask for help, what a mail leads to, and a totem, which is nobody's.
 */
const spared = [
  '/registration/telephone',
  '/content',
  '/contacts',
  '/password/reset',
  '/notifications/unsubscribe',
  '/wrong-app-version',
  '/totem',
];

/** Whether whoever has a signup to complete is sent from this page to complete it (LOG-11). */
export const isFollowedAt = (path: string): boolean =>
  !spared.some((start) => path === start || path.startsWith(`${start}/`));
