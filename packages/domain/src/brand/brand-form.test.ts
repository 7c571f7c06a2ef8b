import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankSimple } from '../staff/editing/described.ts';
import { brandFields } from './brand-fields.ts';
import { type BrandForm, brandProblems } from './brand-form.ts';
import { isVatNumber, tidyVatNumber } from './vat-number.ts';

const form: BrandForm = {
  ...{ ...blankSimple(brandFields), name: 'Zanga', min_ios_version: '0', min_android_version: '0' },
  ...{ social_links: [], marks: [], features: [], accent: '', page_logo: null },
  ...{ domains: [], pictures: [], logo: null },
};
const wrong = (change: Partial<BrandForm>) => brandProblems({ ...form, ...change }).map(({ field }) => field);

describe('a VAT number', () => {
  it.each(['IT01234567897', '01234567897', 'it 012 345 678 97'])('%s is one', (number) => {
    expect(isVatNumber(number)).toBe(true);
  });

  it.each(['', '01234567890', '0123456789', '012345678977', 'DE01234567897', '00000000000', 'IT'])(
    '%s is none',
    (number) => expect(isVatNumber(number)).toBe(false),
  );

  it('is invalid with one digit changed', () => {
    const number = '01234567897';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = String((Number(number[at]) + more) % 10);
        expect(isVatNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('is stored without spaces and dots', () => {
    expect(tidyVatNumber('it 012.345 67897')).toBe('IT01234567897');
  });
});

describe('a brand', () => {
  it('may leave every field empty but the name', () => {
    expect(brandProblems(form)).toEqual([]);
    expect(wrong({ name: '' })).toEqual(['name']);
  });

  it.each<[string, Partial<BrandForm>]>([
    ['phone', { phone: 'chiamaci' }],
    ['email', { email: 'ciao@' }],
    ['certified_email', { certified_email: 'pec' }],
    ['vat_number', { vat_number: '01234567890' }],
    ['min_ios_version', { min_ios_version: '2.x' }],
    ['min_android_version', { min_android_version: '' }],
    ['ios_store_url', { ios_store_url: 'http://apps.apple.com/it' }],
    ['android_store_url', { android_store_url: 'javascript:alert(1)' }],
    ['social_links.0.href', { social_links: [{ name: 'Instagram', href: 'https://ada:pw@esempio.it' }] }],
    ['social_links.0.name', { social_links: [{ name: '', href: 'https://esempio.it' }] }],
    ['domains.0.host', { domains: [{ host: 'https://esempio.it', home_path: '/pizze' }] }],
    ['domains.0.home_path', { domains: [{ host: 'esempio.it', home_path: '//altrove.it' }] }],
    ['domains.0.home_path', { domains: [{ host: 'esempio.it', home_path: '/' }] }],
  ])('says what is wrong with %s', (field, change) => {
    expect(wrong(change)).toEqual([field]);
  });

  it('names no social network and no domain twice', () => {
    const link = { name: 'Instagram', href: 'https://esempio.it' };
    const domain = { host: 'esempio.it', home_path: '/pizze' };
    expect(wrong({ social_links: [link, link], domains: [domain, domain] })).toEqual([
      'social_links.1.name',
      'domains.1.host',
    ]);
  });
});
