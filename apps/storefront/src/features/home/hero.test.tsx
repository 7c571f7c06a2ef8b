import type { Brand } from '@zanga/contract/brand/brand';
import { namesOf } from '@zanga/domain/brand/names';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('__NATIVE__', false);
vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});

const { Hero } = await import('./hero.tsx');

const salvo: Omit<Brand, 'categories'> = {
  ...{ id: 1, name: 'Da Salvo', names: namesOf('Da Salvo'), tagline: '', description: '' },
  ...{ images: [], accent: null, logo: null, contacts: { phone: '', email: '' }, social_links: [] },
  company: { name: '', address: '', vat_number: '', register: '', certified_email: '' },
  services: [],
};
const heading = (tagline: string) =>
  /<h1[^>]*>(.*)<\/h1>/.exec(
    renderToStaticMarkup(<Hero brand={{ ...salvo, tagline, categories: [] }} dish={undefined} />),
  )?.[1];

it('shows the brand’s phrase at the top of the home, or its name without one', () => {
  expect(heading('La Sicilia, calda calda')).toBe('La Sicilia, calda calda');
  expect(heading('')).toBe('Da Salvo');
});
