import {
  createRequestHandler,
  defaultRenderHandler,
  type HandlerCallback,
} from '@tanstack/react-router/ssr/server';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Service } from './base/api/api.tsx';
import { notFoundDocument } from './not-found-document.tsx';
import { pageAddress } from './page-address.ts';
import { makeRouter } from './router.tsx';

type Router = ReturnType<typeof makeRouter>;
type HandlerOptions = Parameters<typeof createRequestHandler<Router>>[0];
export type Manifest = Awaited<ReturnType<NonNullable<HandlerOptions['getRouterManifest']>>>;

const leadsNowhere = ({ state: { matches } }: Router) =>
  matches.some(({ status, _notFound }) => status === 'notFound' || _notFound);

const stylesOf = ({ routes }: Manifest): readonly string[] =>
  (routes.__root__?.css ?? []).map((sheet) => (typeof sheet === 'string' ? sheet : sheet.href));

let nowhere: string | undefined;

/** Draws a page; an address that leads nowhere is told so without drawing anything. */
const draw =
  (manifest: Manifest): HandlerCallback<Router> =>
  (page) => {
    const styles = stylesOf(manifest);
    // Straight from its sources, the storefront has no style sheet that could be named.
    if (!leadsNowhere(page.router) || styles.length === 0) return defaultRenderHandler(page);
    nowhere ??= notFoundDocument(styles);
    return new Response(nowhere, { status: 404, headers: page.responseHeaders });
  };

/**
 * Renders the page a request asks for; a page that a refusal broke carries the refusal's status. Each script that is
 * written here carries the mark, and nothing else in the page does.
 */
export const render = async (
  request: Request,
  service: Service,
  manifest: Manifest,
  mark: string,
): Promise<Response> => {
  const router = makeRouter(service, new URL(request.url).origin);
  if (mark !== '') router.options.ssr = { nonce: mark };
  const handle = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => manifest,
  });
  const response = await handle(draw(manifest));
  const failure = router.state.matches.find((match) => match.status === 'error')?.error;
  if (!isApiError(failure)) return response;
  return new Response(response.body, { status: failure.status, headers: response.headers });
};

/** Tells what a page is made from (see `page-address.ts`). */
export const addressReader = (service: Service) => {
  const router = makeRouter(service, 'http://localhost');
  return (asked: URL): string => pageAddress(router, asked);
};
