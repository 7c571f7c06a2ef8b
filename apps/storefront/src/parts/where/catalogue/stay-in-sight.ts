import type { QueryClient } from '@tanstack/react-query';
import { isOfCatalogue, readCatalogueAnew } from '../../catalogue/catalogue-reads.ts';
import { readWhere } from '../where.ts';

const labels = { delivery: 'Non arriva da te', pickup: 'Non in questo negozio' } as const;

type Fields = Readonly<Record<string, unknown>>;
type ListedProduct = Fields & { readonly id: string };
type Page = Fields & { readonly data: readonly ListedProduct[] };
type Pages = Fields & { readonly pages: readonly Page[] };

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isProduct = (value: unknown): value is ListedProduct =>
  isRecord(value) && value.type === 'product' && typeof value.id === 'string';
const isPage = (value: unknown): value is Page =>
  isRecord(value) && Array.isArray(value.data) && value.data.every(isProduct);
const isPages = (value: unknown): value is Pages =>
  isRecord(value) && Array.isArray(value.pages) && value.pages.every(isPage);

/** The visible cards in their places: each with its new data, or marked as unavailable. */
const inPlace = (shown: readonly ListedProduct[], fresh: ReadonlyMap<string, ListedProduct>, label: string) =>
  shown.map(
    (product) =>
      fresh.get(product.id) ?? { ...product, availability: { state: 'not_here', until: null, label } },
  );

/** A list read for another place, with no card moved: missing products stay with a label, new ones come last. */
export const keepingPlaces = (before: unknown, after: unknown, label: string): unknown => {
  if (isPage(before) && isPage(after)) {
    const { pages } = keepPages([before], [after], label);
    return { ...after, data: pages[0]?.data ?? after.data };
  }
  if (isPages(before) && isPages(after))
    return { ...after, pageParams: before.pageParams, ...keepPages(before.pages, after.pages, label) };
  return after;
};

const keepPages = (before: readonly Page[], after: readonly Page[], label: string) => {
  const fresh = after.flatMap(({ data }) => data);
  const byId = new Map(fresh.map((product) => [product.id, product]));
  const known = new Set(before.flatMap(({ data }) => data.map(({ id }) => id)));
  const added = fresh.filter(({ id }) => !known.has(id));
  const pages = before.map((page, at) => ({
    ...(after[at] ?? after.at(-1) ?? page),
    data: [...inPlace(page.data, byId, label), ...(at === before.length - 1 ? added : [])],
  }));
  return { pages };
};

/**
 * Reads the catalogue for another place. Visible lists keep their cards in place until the next page: a vanished card
 * would move all others under the visitor's eyes. At the start of a visit (`begins`) every known list counts as
 * visible, though parts may not be alive yet; each is read once it is.
 */
export const readInSight = async (queryClient: QueryClient, begins = false): Promise<void> => {
  const cache = queryClient.getQueryCache();
  const label = labels[readWhere()?.mode ?? 'delivery'];
  const shown = new Map(
    cache
      .findAll({ type: begins ? 'all' : 'active', predicate: ({ queryKey: [key] }) => isOfCatalogue(key) })
      .map(({ queryHash, state }) => [queryHash, state.data]),
  );
  const leave = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const { queryHash, queryKey } = event.query;
    const before = shown.get(queryHash);
    // In the same tick as the answer, so that no render shows the list without the missing products.
    if (shown.delete(queryHash) && before !== undefined)
      queryClient.setQueryData(queryKey, (after: unknown) => keepingPlaces(before, after, label));
    if (shown.size === 0) leave();
  });
  await readCatalogueAnew(queryClient);
  if (!begins) leave();
};
