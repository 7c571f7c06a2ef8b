/**
 * Pages open with an incomplete signup: the one that completes it, legal texts, contacts, targets of mailed links, and
 * the totem, which has no person.
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

/** Whether an incomplete signup leads away from this page (LOG-11). */
export const isFollowedAt = (path: string): boolean =>
  !spared.some((start) => path === start || path.startsWith(`${start}/`));
