import { rootRouteId } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './base/navigation/search-params.ts';
import type { makeRouter } from './router.tsx';

type Router = ReturnType<typeof makeRouter>;

/** Parameters that a route reads: `validate` runs on an object that records each access. */
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

/** Path parameters that are slugs, which have no capitals; ids, codes and keys have some. */
const slugs: ReadonlySet<string> = new Set(['$category', '$sub', '$product', '$shop', '$page']);

/** An id in place of a slug keeps its capitals: `cat_7Gk`. */
const isId = (text: string) => text.includes('_');

/** The path in the spelling of its route: `/Pizze` becomes `/pizze`, `/HOME` becomes `/home`. */
const inSmallLetters = (path: string, route: string) => {
  const pattern = route.split('/');
  const parts = path.split('/');
  // A longer path than any page's was matched by its beginning alone.
  if (parts.length > pattern.length) return path;
  const written = parts.map((part, at) => {
    const expected = pattern[at] || part;
    if (!expected.startsWith('$')) return expected;
    return slugs.has(expected) && !isId(part) ? part.toLowerCase() : part;
  });
  return written.join('/');
};

/** One spelling of a path: needless escapes removed, capitals only where they matter. */
const plainPath = (router: Router, path: string) => {
  try {
    const decoded = decodeURI(path);
    const [, , route] = router.getMatchedRoutes(decoded);
    return encodeURI(route ? inSmallLetters(decoded, route.fullPath) : decoded);
  } catch {
    return path;
  }
};

/**
 * Cache address of a page: its path and the parameters that its own route reads. Other parameters (the visitor's
 * source, overlays opened in the browser) do not change the page.
 */
export const pageAddress = (
  router: Router,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string => {
  const path = plainPath(router, pathname);
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
