import type { QueryClient } from '@tanstack/react-query';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { isOfCatalogue, readCatalogueAnew } from './catalogue-reads.ts';

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A visit is over by then. */
const longest = 86_400_000;

/** End times of the prices in an answer, in milliseconds. */
const endsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(endsIn);
  if (!isRecord(value)) return [];
  const { price_note: note, data, pages } = value;
  const until = isRecord(note) && typeof note.until === 'string' ? [Date.parse(note.until)] : [];
  return [...until, ...endsIn(data ?? []), ...endsIn(pages ?? [])];
};

/** Reads the catalogue again when a shown price ends; returns the function that stops it. */
export const watchPriceEnds = (queryClient: QueryClient): (() => void) => {
  const cache = queryClient.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsFor = Number.POSITIVE_INFINITY;
  const wait = (data: unknown) => {
    const now = serviceNow().getTime();
    const next = Math.min(...endsIn(data).filter((end) => end > now));
    if (next >= waitsFor || next - now > longest) return;
    clearTimeout(timer);
    waitsFor = next;
    timer = setTimeout(() => {
      waitsFor = Number.POSITIVE_INFINITY;
      void readCatalogueAnew(queryClient);
    }, next - now);
  };
  for (const { queryKey, state } of cache.getAll()) if (isOfCatalogue(queryKey[0])) wait(state.data);
  const leave = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (isOfCatalogue(event.query.queryKey[0])) wait(event.query.state.data);
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
};
