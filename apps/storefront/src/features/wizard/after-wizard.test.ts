import { expect, it } from 'vitest';
import { afterWizard } from './after-wizard.ts';

it.each([
  '/orders/ord_1?da=mail',
  '/share/coupons?encrypted=a%2Bb',
  '/onshop/order?shop=shp_1&table=4',
  '/wizardry',
])('[STA-4] after the wizard one goes on to %s', (place) => expect(afterWizard(place)).toBe(place));

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/wizard',
  '/wizard?passo=2',
  '',
  7,
  undefined,
])('[STA-4] but not to %s', (place) => expect(afterWizard(place)).toBeUndefined());
