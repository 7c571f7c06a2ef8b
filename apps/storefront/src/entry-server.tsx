import { createRequestHandler, defaultRenderHandler } from '@tanstack/react-router/ssr/server';
import { makeRouter } from './router.tsx';
import type { Service } from './shared/api.tsx';
import { isApiError } from './shared/api-error.ts';

type HandlerOptions = Parameters<typeof createRequestHandler<ReturnType<typeof makeRouter>>>[0];
export type Manifest = Awaited<ReturnType<NonNullable<HandlerOptions['getRouterManifest']>>>;

/** Renders the page a request asks for; a page that a refusal broke carries the refusal's status. */
export const render = async (request: Request, service: Service, manifest: Manifest): Promise<Response> => {
  const router = makeRouter(service, new URL(request.url).origin);
  const handle = createRequestHandler({
    request,
    createRouter: () => router,
    getRouterManifest: () => manifest,
  });
  const response = await handle(defaultRenderHandler);
  const failure = router.state.matches.find((match) => match.status === 'error')?.error;
  if (!isApiError(failure)) return response;
  return new Response(response.body, { status: failure.status, headers: response.headers });
};
