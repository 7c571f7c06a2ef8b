import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Names, unnamed } from '@zanga/domain/brand/names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { howToBuild } from '../platform/commands/how-called.ts';
import { type BuiltFiles, immutable } from '../platform/released/built-files.ts';
import { escapeMarkup } from './escape-markup.ts';
import { NotBuilt } from './renderer.ts';
import { inlineScripts, pageHeaders } from './security-headers.ts';

type BrandOfPage = { readonly brandId: number; readonly readNames: () => Promise<Names> };

/** Tools of the office's page, beside its files. */
export type OfficeTools = BrandOfPage & {
  readonly built: BuiltFiles;
  /** Origins of pictures and maps, beside our own. */
  readonly images: readonly string[];
};

/** Path of the staff's pages; all addresses beneath it are one page, drawn by the browser. */
const backofficePath = '/gestione';

const html = 'text/html; charset=utf-8';

const cacheOf = (path: string) => (path.startsWith(`${backofficePath}/assets/`) ? immutable : 'no-cache');

/** Adds the brand's id and names to the page; without a database the page opens unnamed. */
const withBrand = async (html: string, { brandId, readNames }: BrandOfPage): Promise<string> => {
  const { brand, membership } = await readNames().catch(() => unnamed);
  return html.replace(
    '<html ',
    () =>
      `<html data-brand-id="${brandId}" data-brand="${escapeMarkup(brand)}" data-membership="${escapeMarkup(membership)}" `,
  );
};

/**
 * Serves the built back office: files as they are, all other addresses as its one page. Pictures come from the same
 * origins as the shop's: previews show its pages, and areas lie on the same map.
 */
export const mountBackoffice = async (
  app: FastifyInstance,
  folder: string,
  secure: boolean,
  { images, built, ...brand }: OfficeTools,
): Promise<void> => {
  const dist = path.join(folder, 'dist');
  const index = path.join(dist, 'index.html');
  if (!existsSync(index)) throw new NotBuilt(`The back office is not built yet: ${howToBuild}`);
  const body = await readFile(index, 'utf8');
  const headers = {
    ...pageHeaders(inlineScripts(body), secure, undefined, images),
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  };
  await built.add(dist, `${backofficePath}/`, cacheOf);
  const page = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers(headers)
      .type(html)
      .send(await withBrand(body, brand));
  app.get(backofficePath, page);
  app.get(`${backofficePath}/*`, page);
};

/** The back office from its sources, beside the storefront's development server. */
export const mountBackofficeSource = async (
  app: FastifyInstance,
  folder: string,
  brand: OfficeTools,
): Promise<void> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'spa',
    plugins: [{ name: 'brand', transformIndexHtml: (page) => withBrand(page, brand) }],
  });
  app.use((request, response, next) =>
    request.url?.startsWith(backofficePath) ? vite.middlewares(request, response, next) : next(),
  );
  app.addHook('onClose', () => vite.close());
};
