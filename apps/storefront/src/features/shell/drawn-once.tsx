import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { RouterContextProvider, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { useBrand } from '../../base/api/brand.ts';
import { anyPageOn } from '../../base/navigation/overlay-address.ts';
import type { OverlayParams } from '../../base/navigation/search-params.ts';

/** What the frame opens over a page. */
const opened: readonly (keyof OverlayParams)[] = ['menu', 'dove', 'cerca', 'accesso', 'carrello'];

/** A part of the frame between the places where the page's own address stands. */
type Drawn = { readonly brand: unknown; readonly parts: readonly string[] };

const hrefs = /href="(\/[^"?]*)/g;

/** The pages that a part leads to. */
const linksOf = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(hrefs)].map(([, path = '']) => decodeURI(path.replaceAll('&amp;', '&')))),
];

/** A link to the page one is on, or to what that is part of, says so. */
const isOn = (path: string, link: string) => path === link || path.startsWith(`${link}/`);

/** How a part looks, by which of its links lead to where one is. */
type Kept = { links: readonly string[]; readonly looks: Map<string, Drawn> };

type DrawnOnceProps = { readonly part: ReactNode; readonly kept: Kept };

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
    // A page that something lies over already has another address in each of these links; no kept page is one.
    const search: OverlayParams = place.search;
    if (opened.some((name) => search[name] !== undefined)) return draw();
    const look = kept.links.filter((link) => isOn(place.pathname, link)).join();
    const known = kept.looks.get(look);
    if (known && known.brand === brand) return known.parts.join(page);
    const html = draw();
    const parts = html.split(page);
    const links = linksOf(parts.join());
    // With other links, what was drawn before tells nothing of where one is.
    if (links.join() !== kept.links.join()) kept.looks.clear();
    kept.links = links;
    kept.looks.set(links.filter((link) => isOn(place.pathname, link)).join(), { brand, parts });
    return html;
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
  return <div className="contents" dangerouslySetInnerHTML={{ __html: read() }} />;
}

/**
 * A part of the frame on the server: it is the same on every page but for the brand, the page's own address and which
 * link leads to where one is, and has half of a page's links in it. It is drawn once for each of these.
 */
export const framed = (part: ReactNode): ReactNode => (
  <DrawnOnce part={part} kept={{ links: [], looks: new Map() }} />
);
