import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@zanga/contract/client';
import type { Api } from '@zanga/contract/contract';
import type { FastifyInstance } from 'fastify';
import { codeAfterPaint } from './code-after-paint.ts';
import { readRouterManifest } from './vite-manifest.ts';

/** What the storefront's server entry exports. */
type Render = (request: Request, api: Client<Api>, manifest: unknown) => Promise<Response>;

export type Renderer = {
  readonly render: (request: Request, api: Client<Api>) => Promise<Response>;
  /** Folder of built files to serve, when there is one. */
  readonly assets: string | undefined;
};

/** A storefront that was never built, in words for who starts it. */
export class NotBuilt extends Error {}

/** The built storefront. */
export const builtRenderer = async (storefront: string): Promise<Renderer> => {
  const assets = path.join(storefront, 'dist/client');
  const entry = path.join(storefront, 'dist/server/entry-server.js');
  if (!existsSync(entry))
    throw new NotBuilt('The web pages are not built yet: run `npm run build` (npm start does it).');
  const manifest = await readRouterManifest(assets);
  // The built module, whose source is apps/storefront/src/entry-server.tsx.
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render };
  return {
    assets,
    render: async (request, api) => {
      const page = await render(request, api, manifest);
      return new Response(codeAfterPaint(await page.text(), manifest.entry), page);
    },
  };
};

const devManifest = (refresh: string) => ({
  routes: {
    __root__: {
      scripts: [
        { attrs: { type: 'module' }, children: refresh },
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ],
    },
  },
});

/** The storefront straight from its sources, reloaded as they change. */
export const sourceRenderer = async (storefront: string, app: FastifyInstance): Promise<Renderer> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: storefront,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  await app.register((await import('@fastify/middie')).default);
  app.use((request, response, next) => {
    const url = request.url ?? '';
    return /^\/(api|images|thumbnails|app\/images|health|metrics|gestione)\b/.test(url)
      ? next()
      : vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  const react = await import('@vitejs/plugin-react');
  const refresh = react.default.preambleCode.replace('__BASE__', '/');
  return {
    assets: undefined,
    render: async (request, api) => {
      // The module whose source is apps/storefront/src/entry-server.tsx.
      const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render };
      return render(request, api, devManifest(refresh));
    },
  };
};
