import type { OfficeShop } from '@zanga/contract/shops/shop-office';
import { describe, expect, it } from 'vitest';
import { chosenShops } from './shop-params.ts';

const shop = (name: string, city: string, published = true): OfficeShop => ({
  ...{ id: name, slug: name, name, city, published, services: [], opening: [] },
  updated_at: '2026-11-23T09:00:00.000Z',
});
const shops = [shop('Zanga Porto', 'Catania'), shop('Zanga Duomo', 'Forlì', false)];
const names = (params: Parameters<typeof chosenShops>[1]) =>
  chosenShops(shops, params).map(({ name }) => name);

describe('the shops that an address asks for', () => {
  it('are found by beginnings of words of name and town, accents or not', () => {
    expect(names({ cerca: 'forli duo' })).toEqual(['Zanga Duomo']);
    expect(names({ cerca: 'zan' })).toHaveLength(2);
    expect(names({ cerca: 'orto' })).toEqual([]);
  });

  it('are open or closed to the public', () => {
    expect([names({ stato: 'open' }), names({ stato: 'closed' })]).toEqual([
      ['Zanga Porto'],
      ['Zanga Duomo'],
    ]);
    expect(names({})).toHaveLength(2);
  });
});
