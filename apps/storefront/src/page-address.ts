import { rootRouteId } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './base/navigation/search-params.ts';
import type { makeRouter } from './router.tsx';

type Router = ReturnType<typeof makeRouter>;

/** The parameters that a route looks at, told by watching it look. */
const lookedAt = (search: Readonly<Record<string, string>>, validate: unknown): readonly string[] => {
  if (typeof validate !== 'function') return [];
  const names = new Set<string>();
  validate(
    new Proxy(search, {
      get: (all, name) => {
        if (typeof name === 'string') names.add(name);
        return Reflect.get(all, name);
      },
    }),
  );
  return [...names];
};

/** One way of writing a path: what need not be escaped is not. */
const plainPath = (path: string) => {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
};

/**
 * What a page is made from: its path and the parameters that its own route reads. What else stands in an address (where
 * somebody came from, what opens over the page in the browser) makes no other page of it.
 */
export const pageAddress = (
  router: Router,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string => {
  const path = plainPath(pathname);
  if (search === '') return path;
  const given = parseSearch(search);
  const [routes] = router.getMatchedRoutes(decodeURI(path));
  const names = routes.flatMap(({ id, options }) =>
    id === rootRouteId ? [] : lookedAt(given, options.validateSearch),
  );
  const read = Object.entries(given).filter(([name]) => names.includes(name));
  return (
    path + stringifySearch(Object.fromEntries(read.toSorted(([one], [other]) => (one < other ? -1 : 1))))
  );
};
