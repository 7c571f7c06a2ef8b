import { describe, expect, it } from 'vitest';
import { firstScreen } from './first-screen.ts';

const fine = { errors: [], home_path: '/home' };
const tooOld = { errors: ['Questa versione dell’app non è più supportata'], home_path: '/home' };

describe('the first screen of the app', () => {
  it.each([
    { check: tooOld, wizardDone: true, opened: '/orders/ord_1', first: '/wrong-app-version' },
    { check: tooOld, wizardDone: false, opened: undefined, first: '/wrong-app-version' },
    { check: fine, wizardDone: false, opened: undefined, first: '/wizard' },
    {
      check: fine,
      wizardDone: false,
      opened: '/wizard?passo=2&verso=%2Forders',
      first: '/wizard?passo=2&verso=%2Forders',
    },
    {
      check: fine,
      wizardDone: false,
      opened: '/share/coupons?encrypted=x',
      first: '/wizard?verso=%2Fshare%2Fcoupons%3Fencrypted%3Dx',
    },
    { check: fine, wizardDone: true, opened: undefined, first: '/home' },
    { check: { ...fine, home_path: '/cinema' }, wizardDone: true, opened: undefined, first: '/cinema' },
    { check: fine, wizardDone: true, opened: '/orders/ord_1', first: '/orders/ord_1' },
  ])('[STA-4] goes to $first', ({ first, ...start }) => {
    expect(firstScreen(start)).toBe(first);
  });

  it('[STA-4] goes on without the service’s answer when there is no network', () => {
    expect(firstScreen({ check: undefined, wizardDone: false, opened: undefined })).toBe('/wizard');
    expect(firstScreen({ check: undefined, wizardDone: true, opened: undefined })).toBe('/home');
  });
});
