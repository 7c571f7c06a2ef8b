import type { SearchFilter } from '@zanga/contract/menu/products';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('__SETTINGS__', {});
const { SearchFilters } = await import('./search-filters.tsx');
const { NothingFound } = await import('./search-notices.tsx');

const pork: SearchFilter = { kind: 'content', content: 'pork', search_without: '' };

describe('a search for dishes without something', () => {
  const chips = (removable: boolean) =>
    renderToStaticMarkup(
      <SearchFilters filters={[pork]} removable={removable} stale={false} onSearch={() => undefined} />,
    );

  it('lets a filter be taken off beside results, and never where it ended empty', () => {
    expect(chips(true)).toContain('<button');
    expect(chips(false)).toContain('Senza maiale');
    expect(chips(false)).not.toContain('<button');
  });

  it('says that the shop cannot tell an undeclared property, and offers no way around it', () => {
    const told = renderToStaticMarkup(
      <NothingFound search="senza nichel" filtered undeclared={['nichel']} />,
    );
    expect(told).toContain('Non sappiamo dirti quali piatti sono senza nichel');
    expect(told).not.toMatch(/<button|<a /);
  });
});
