import type { QueryClient } from '@tanstack/react-query';

/** Whether a query reads the catalogue, whose answers depend on shop, table and address. */
export const isOfCatalogue = (key: unknown): boolean =>
  typeof key === 'string' && /\/(products|categories|brands)/.test(key);

/** Reads the shown catalogue again, for another shop or address. */
export const readCatalogueAnew = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOfCatalogue(key) });
