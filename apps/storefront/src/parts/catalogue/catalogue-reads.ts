import type { QueryClient } from '@tanstack/react-query';

/** Whether a query reads the catalogue, whose answers depend on shop, table and address. */
export const isOfCatalogue = (key: unknown): boolean =>
  typeof key === 'string' && /\/(products|categories|brands)/.test(key);

/** Reads the shown catalogue again, for another shop or address; ends when it has come. */
export const readCatalogueAnew = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOfCatalogue(key) });
