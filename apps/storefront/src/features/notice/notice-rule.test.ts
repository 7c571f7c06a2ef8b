import { describe, expect, it } from 'vitest';
import { isFree, isGreeted, isNews } from './notice-rule.ts';

const visit = { path: '/home', domain: undefined, totem: undefined, testMode: false };

describe('[STA-6] the notice of the home page', () => {
  it('appears on the first page of a visit, whichever it is', () => {
    expect(isGreeted(visit)).toBe(true);
    expect(isGreeted({ ...visit, path: '/pizze' })).toBe(true);
  });

  it.each([
    ['an order in the shop', { path: '/onshop/order' }],
    ['the cinema', { path: '/cinema' }],
    ['a cinema ticket', { path: '/cinema/ticket/burn/tck_1' }],
    ['a domain of its own', { domain: 'menu.example.it' }],
    ['a totem', { totem: 'shp_1' }],
    ['a totem’s own screen', { path: '/totem' }],
    ['test mode', { testMode: true }],
  ])('does not greet %s', (_, change) => expect(isGreeted({ ...visit, ...change })).toBe(false));

  it('distinguishes paths with a common beginning', () => {
    expect(isGreeted({ ...visit, path: '/cinemateca' })).toBe(true);
  });

  it('stays away where the foot of the page holds a button', () => {
    expect(['/home', '/$category/', '/$category/$sub'].every(isFree)).toBe(true);
    const others = ['/account', '/checkout', '/prodotto/$product', '/wizard', '/onshop/order', '/cinema/'];
    expect([...others, undefined].some(isFree)).toBe(false);
  });

  it('comes back only in a new edition', () => {
    expect(isNews('2026-11-01T00:00:00Z', null)).toBe(true);
    expect(isNews('2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')).toBe(false);
    expect(isNews('2026-12-01T00:00:00Z', '2026-11-01T00:00:00Z')).toBe(true);
  });
});
