import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { productDetail } from '../../parts/dish/product-testing.ts';
import { previewOf } from './preview.ts';

const meta = { total: 1, page: 1, paginate: 60, last_page: 1 };
const norma = productDetail();
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
});

describe('a preview from a list in the cache', () => {
  it('is found in a complete list', () => {
    queryClient.setQueryData(['GET /api/products', { query: {} }], { data: [norma], meta });
    expect(previewOf(queryClient, 'pizza-norma')?.name).toBe('Pizza alla Norma');
  });

  it('is found in any page of an endless list', () => {
    queryClient.setQueryData(['GET /api/products', {}, 'pages', 1], {
      pages: [
        { data: [], meta },
        { data: [norma], meta },
      ],
      pageParams: [1, 2],
    });
    expect(previewOf(queryClient, 'pizza-norma')?.price).toBe(950);
  });

  it('is found among search results, beside a category of the same name', () => {
    const category = { ...norma, type: 'category', price: null };
    queryClient.setQueryData(['GET /api/products/search', {}, 'pages'], {
      pages: [{ data: [category, { ...norma, name: 'Dalla ricerca' }], meta }],
      pageParams: [1],
    });
    expect(previewOf(queryClient, 'pizza-norma')?.name).toBe('Dalla ricerca');
  });

  it('is undefined for an unlisted product or a cached value of another shape', () => {
    queryClient.setQueryData(['GET /api/products', {}], { pages: 'none' });
    queryClient.setQueryData(['GET /api/products', { query: {} }], undefined);
    expect(previewOf(queryClient, 'pizza-norma')).toBeUndefined();
  });
});
