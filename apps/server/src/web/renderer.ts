import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Api } from '@zanga/contract/contract';
import type { Client } from '@zanga/contract/wire/client';
import type { FastifyInstance } from 'fastify';
import { howToBuild } from '../platform/commands/how-called.ts';
import { codeAfterPaint } from './code-after-paint.ts';
import { ownScripts } from './security-headers.ts';
import { readRouterManifest } from './vite-manifest.ts';

/** Exports of the storefront's server entry. */
type Entry = {
  readonly render: (request: Request, api: Client<Api>, manifest: unknown, mark: string) => Promise<Drawn>;
  readonly addressReader: (api: Client<Api>) => (url: URL) => string;
};

/** A page from the storefront; its own scripts carry the mark. */
type Drawn = { readonly status: number; readonly location: string | null; readonly html: string };

/** A page ready to be sent. */
export type Rendered = {
  readonly status: number;
  /** Target of a redirect, if it is one. */
  readonly location: string | null;
  readonly body: string;
  /** Scripts that may run in it. */
  readonly scripts: readonly string[];
};

export type Renderer = {
  readonly render: (request: Request, api: Client<Api>) => Promise<Rendered>;
  /** Reduces an address to the path and parameters that its route reads, in one spelling. */
  readonly addressReader: (api: Client<Api>) => (url: URL) => string;
  /** Folder of built files, if there is one. */
  readonly assets: string | undefined;
};

/** A storefront that was never built, in words for the operator. */
export class NotBuilt extends Error {}

/** A random mark for this page's own scripts, which text in the page cannot guess. */
const newMark = () => randomBytes(18).toString('base64url');

/** The built storefront. */
export const builtRenderer = async (storefront: string): Promise<Renderer> => {
  const assets = path.join(storefront, 'dist/client');
  const entry = path.join(storefront, 'dist/server/entry-server.js');
  if (!existsSync(entry)) throw new NotBuilt(`The web pages are not built yet: ${howToBuild}`);
  const manifest = await readRouterManifest(assets);
  // The built module of apps/storefront/src/entry-server.tsx.
  const { render, addressReader } = (await import(pathToFileURL(entry).href)) as Entry;
  return {
    assets,
    addressReader,
    render: async (request, api) => {
      const mark = newMark();
      const { status, location, html } = await render(request, api, manifest, mark);
      const made = codeAfterPaint(ownScripts(html, mark), manifest.entry);
      return { status, location, body: made.html, scripts: made.scripts };
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

/** The storefront from its sources, reloaded at each change. */
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
    return /^\/(api|images|thumbnails|app\/images|health|metrics|gestione|assets\/accent|favicon|icons)\b/.test(
      url,
    )
      ? next()
      : vite.middlewares(request, response, next);
  });
  app.addHook('onClose', () => vite.close());
  const react = await import('@vitejs/plugin-react');
  const refresh = react.default.preambleCode.replace('__BASE__', '/');
  return {
    assets: undefined,
    // Nothing is kept, so addresses need no common spelling.
    addressReader: () => (url) => url.pathname + url.search,
    render: async (request, api) => {
      // The module of apps/storefront/src/entry-server.tsx.
      const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as Entry;
      const { status, location, html } = await render(request, api, devManifest(refresh), '');
      return { status, location, body: html, scripts: [] };
    },
  };
};
