import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import type { Brand } from '@zanga/contract/brand/brand';
import { renderToString } from 'react-dom/server';
import type { Service } from './base/api/api.tsx';
import { brandQuery } from './base/api/brand.ts';
import { namesIn } from './base/api/names.ts';
import { titleOf } from './base/page/page-head.ts';
import { texts } from './base/texts/texts.ts';
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

let nowhere: { readonly madeOf: string; readonly html: string } | undefined;

/** The brand's own colours, as far as the brand could be asked. */
const accentOf = ({ options: { context } }: Router): readonly string[] => {
  const brand = context.queryClient.getQueryData<Brand>(brandQuery(context.service).queryKey);
  return brand?.accent ? [brand.accent.sheet] : [];
};

/** Renders a page; an unknown address gets its answer without any rendering. */
const draw = (router: Router, manifest: Manifest): string | Promise<string> => {
  const styles = stylesOf(manifest);
  // Straight from its sources, the storefront has no style sheet that could be named.
  if (!leadsNowhere(router) || styles.length === 0)
    return transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
  const title = titleOf(texts.notFound.title, namesIn(router.options.context));
  const all = [...styles, ...accentOf(router)];
  const madeOf = [title, ...all].join();
  if (nowhere?.madeOf !== madeOf) nowhere = { madeOf, html: notFoundDocument({ styles: all, title }) };
  return nowhere.html;
};

/** A page as it was drawn, and where it leads instead, if it does. */
export type DrawnPage = {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
};

/**
 * Renders the page of a request; a page broken by a refusal carries the refusal's status. Each script written here
 * carries the nonce, and no other element does. The result is one text: as the body of a response it would be encoded
 * and read again.
 */
export const render = async (
  request: Request,
  service: Service,
  manifest: Manifest,
  mark: string,
): Promise<DrawnPage> => {
  const router = makeRouter(service, new URL(request.url).origin);
  if (mark !== '') router.options.ssr = { nonce: mark };
  const handle = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => manifest,
  });
  // The loaders of heads wait for the brand's names only.
  const { queryClient } = router.options.context;
  await queryClient.prefetchQuery(brandQuery(service));
  let html = '';
  const { status, headers } = await handle(async () => {
    html = await draw(router, manifest);
    return new Response(null, { status: leadsNowhere(router) ? 404 : getSsrStatus(router) });
  });
  const failure = router.state.matches.find((match) => match.status === 'error')?.error;
  return { status: isApiError(failure) ? failure.status : status, location: headers.get('location'), html };
};

/** Reads the address under which a page is cached (see `page-address.ts`). */
export const addressReader = (service: Service) => {
  const router = makeRouter(service, 'http://localhost');
  return (asked: URL): string => pageAddress(router, asked);
};
