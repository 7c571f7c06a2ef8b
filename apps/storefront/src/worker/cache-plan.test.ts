import { contract } from '@zanga/contract/contract';
import { describe, expect, it } from 'vitest';
import { accountPages } from '../features/account/hub/account-pages.ts';
import { frames, planFor } from './cache-plan.ts';

const origin = 'https://zanga.example';
const plan = (path: string, change: { method?: string; mode?: string; signedIn?: boolean } = {}) =>
  planFor({ method: 'GET', mode: 'cors', signedIn: false, url: new URL(path, origin), ...change }, origin);

describe('the service worker’s cache', () => {
  it('holds pages, public data, pictures and the build', () => {
    expect(plan('/pizze?labels=vegan', { mode: 'navigate' })).toMatchObject({
      kind: 'fresh',
      cache: 'pages',
    });
    expect(plan('/api/products?category=pizze')).toMatchObject({ kind: 'fresh', cache: 'catalogue' });
    expect(plan('/images/img_1?w=320')).toEqual({ kind: 'keep', cache: 'pictures' });
    expect(plan('/assets/entry-1.js')).toEqual({ kind: 'keep', cache: 'assets' });
  });

  it('holds all answers that are the same for all visitors, except a few of use only with a network', () => {
    /** Delivery zones and free seats: ordering needs a network. */
    const ofTheMoment = ['/api/cinema/shows', '/api/zones', '/api/zones/towns', '/api/places/map'];
    const forEverybody = Object.entries(contract).flatMap(([name, entry]) =>
      'cache' in entry && entry.cache === 'public' ? [name.replace('GET ', '').replaceAll(':', '')] : [],
    );
    const notKept = forEverybody.filter((path) => plan(path).kind !== 'fresh');
    expect(notKept.toSorted()).toEqual(ofTheMoment.toSorted());
  });

  it.each(frames)('holds the frame of %s, which is the same for all visitors', (path) => {
    const key = origin + path;
    expect(plan(path, { mode: 'navigate' })).toEqual({ kind: 'fresh', cache: 'pages', key });
    expect(plan(`${path}?ordine=ord_1`, { mode: 'navigate' })).toEqual({ kind: 'tell' });
  });

  it('includes a frame of each page of the account', () => {
    const pages = accountPages.map(({ name }) => `/account/${name}`);
    expect(frames.filter((path) => path.startsWith('/account/'))).toEqual(pages);
  });

  it.each([
    '/orders/ord_1',
    '/account/badge',
    '/password/reset/secret',
    '/login/facebook',
    '/thank-you?ordine=ord_1',
  ])('is never the page %s, of which our own page tells', (path) =>
    expect(plan(path, { mode: 'navigate' })).toEqual({ kind: 'tell' }),
  );

  it.each(['/api/docs', '/dev/clock', '/gestione/ordini'])('leaves out %s', (path) =>
    expect(plan(path, { mode: 'navigate' })).toEqual({ kind: 'pass' }),
  );

  it('leaves out personal answers, changes, and other sites', () => {
    expect(plan('/api/customer/products')).toEqual({ kind: 'pass' });
    expect(plan('/api/user')).toEqual({ kind: 'pass' });
    expect(plan('/api/products', { signedIn: true })).toEqual({ kind: 'pass' });
    expect(plan('/api/products', { method: 'POST' })).toEqual({ kind: 'pass' });
    expect(plan('https://elsewhere.example/images/1')).toEqual({ kind: 'pass' });
  });

  it('leaves out free slots, which are out of date at once', () => {
    expect(plan('/api/shops/catania/slots?mode=pickup&pieces=2')).toEqual({ kind: 'pass' });
    expect(plan('/api/shops/catania')).toMatchObject({ kind: 'fresh', cache: 'catalogue' });
  });

  it('has one entry for all devices, and for any order of the parameters', () => {
    expect(plan('/api/products?device_id=a&category=pizze&page=1')).toEqual(
      plan('/api/products?page=1&category=pizze&device_id=b&platform=browser'),
    );
  });
});
