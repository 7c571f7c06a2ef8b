import type { QueryClient } from '@tanstack/react-query';

/** Whether a call reads the catalogue, whose answers depend on the shop, the table and the address one has chosen. */
export const isOfCatalogue = (key: unknown): boolean =>
  typeof key === 'string' && /\/(products|categories|brands)/.test(key);

/** What was read so far was for another shop or another address: what is on the screen is read again. */
export const readCatalogueAnew = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => isOfCatalogue(key) });
