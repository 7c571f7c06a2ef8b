import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useBrand } from '../../base/api/brand.ts';
import { anyPageOn } from '../../base/navigation/overlay-address.ts';
import type { OverlayParams } from '../../base/navigation/search-params.ts';

/** Overlays that the frame opens over a page. */
const opened: readonly (keyof OverlayParams)[] = ['menu', 'dove', 'cerca', 'accesso', 'carrello'];

/** Rendered part of the frame, cut at the places of the page's own address. */
type DrawnPart = { readonly brand: unknown; readonly parts: readonly string[] };

const hrefs = /href="(\/[^"?]*)/g;

/** Paths that a part links to. */
const linksOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(hrefs)].map(([, path = '']) => decodeURI(path.replaceAll('&amp;', '&')))),
];

/** Whether a link leads to the present page or to a parent of it. */
const isOn = (path: string, link: string) => path === link || path.startsWith(`${link}/`);

/** Renderings of a part, by the links that are marked as current. */
type PartCache = { links: readonly string[]; readonly looks: Map<string, DrawnPart> };

type DrawnOnceProps = { readonly part: ReactNode; readonly kept: PartCache };

function DrawnOnce({ part, kept }: DrawnOnceProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const brand = useBrand();
  const { latestLocation: place } = router;
  const page = `href="${anyPageOn(place, 'menu')}`;
  const draw = () =>
    renderToString(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
      </RouterContextProvider>,
    );
  const read = (): string => {
    // With an overlay parameter, these links hold another address: such a page is never cached.
    const search: OverlayParams = place.search;
    if (opened.some((name) => search[name] !== undefined)) return draw();
    const look = kept.links.filter((link) => isOn(place.pathname, link)).join();
    const known = kept.looks.get(look);
    if (known && known.brand === brand) return known.parts.join(page);
    const html = draw();
    const parts = html.split(page);
    const links = linksOf(parts.join());
    // Other links than before: the cached renderings mark the wrong ones.
    if (links.join() !== kept.links.join()) kept.looks.clear();
    kept.links = links;
    kept.looks.set(links.filter((link) => isOn(place.pathname, link)).join(), { brand, parts });
    return html;
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
  return <div className="contents" dangerouslySetInnerHTML={{ __html: read() }} />;
}

/**
 * Caches a part of the frame on the server. It differs between pages only by brand, page address and current link, and
 * holds half of a page's links, so it is rendered once for each combination.
 */
export const framed = (part: ReactNode): ReactNode => (
  <DrawnOnce part={part} kept={{ links: [], looks: new Map() }} />
);
