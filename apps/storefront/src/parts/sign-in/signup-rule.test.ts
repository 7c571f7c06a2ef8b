import { describe, expect, it } from 'vitest';
import { isFollowedAt } from './signup-rule.ts';

describe('[LOG-11] a person with an incomplete signup', () => {
  it.each([
    ...['/home', '/pizze', '/pizze/classiche', '/prodotto/norma', '/checkout', '/thank-you', '/account'],
    ...['/orders', '/orders/ord_1', '/coupons', '/share/coupons', '/favorites', '/reviews', '/cinema'],
    ...['/onshop/order', '/negozi/catania', '/wizard', '/app-download', '/contentino', '/registration'],
  ])('is sent on from %s', (path) => expect(isFollowedAt(path)).toBe(true));

  it.each([
    ...['/registration/telephone', '/content/privacy', '/contacts', '/password/reset/abc', '/totem'],
    ...['/notifications/unsubscribe/usr_1/abc', '/wrong-app-version'],
  ])('may stay at %s', (path) => expect(isFollowedAt(path)).toBe(false));
});
