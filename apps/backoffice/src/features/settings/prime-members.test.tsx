import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { cents } from '@zanga/domain/money';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// Reads the browser's snapshot: stores of the office have none for a server.
vi.mock(import('react'), async (original) => {
  const react = await original();
  return { ...react, useSyncExternalStore: <T,>(_: unknown, read: () => T) => read() };
});
vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
const { FeatureFields } = await import('./choice-fields.tsx');

const form: BrandForm = {
  ...{ name: 'Zanga', membership_name: '', tagline: '', description: '', phone: '', email: '' },
  ...{ company_name: '', company_address: '', vat_number: '', register: '', certified_email: '' },
  ...{ social_links: [], marks: [], features: [], facebook_login: false, apple_login: false },
  ...{ accent: '', page_logo: null },
  ...{ min_ios_version: '0', min_android_version: '0', ios_store_url: '', android_store_url: '' },
  ...{ shipping_fee: cents(0), shipping_free_over: null, domains: [] },
  ...{ pictures: [], logo: null },
};
const editing = {
  change: () => undefined,
  problem: () => undefined,
  problemWithin: () => undefined,
};

const drawn = (features: BrandForm['features'], members: number) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['GET /api/backoffice/prime/numbers'], { members });
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <FeatureFields editing={{ ...editing, form: { ...form, features } }} changes={{}} />
    </QueryClientProvider>,
  );
};

it('says how many members keep their benefits when Prime is switched off', () => {
  expect(drawn([], 12)).toContain('12 iscritti tengono prezzi, codice e consegne');
  expect(drawn([], 1)).toContain('1 iscritto tiene prezzi');
  expect(drawn(['zanga_prime'], 12)).not.toContain('tengono');
  expect(drawn([], 0)).not.toContain('tengono');
});
