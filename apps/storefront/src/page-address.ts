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

/** Parts of a path that are slugs, which have no capitals; orders, codes and keys have. */
const slugs: ReadonlySet<string> = new Set(['$category', '$sub', '$product', '$shop', '$page']);

/** An id may stand in the place of a slug, and is as it is: `cat_7Gk`. */
const isId = (text: string) => text.includes('_');

/** The path in the letters of its route: `/Pizze` is `/pizze`, as `/HOME` is `/home`. */
const inSmallLetters = (path: string, route: string) => {
  const pattern = route.split('/');
  const parts = path.split('/');
  // A longer path than any page has is found by its beginning alone.
  if (parts.length > pattern.length) return path;
  const written = parts.map((part, at) => {
    const expected = pattern[at] || part;
    if (!expected.startsWith('$')) return expected;
    return slugs.has(expected) && !isId(part) ? part.toLowerCase() : part;
  });
  return written.join('/');
};

/** One way of writing a path: what need not be escaped is not, and capitals stand only where they tell something apart. */
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
 * What a page is made from: its path and the parameters that its own route reads. What else stands in an address (where
 * somebody came from, what opens over the page in the browser) makes no other page of it.
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
