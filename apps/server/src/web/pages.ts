import { homeAddress } from '@zanga/contract/brand/home-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageNeeds } from '../adapters/captcha/port.ts';
import type { Clock } from '../platform/clock.ts';
import { errorBody } from '../platform/http/failure.ts';
import type { Rush } from '../platform/http/limits/rush.ts';
import { makeReady, type Ready, type ReadyResponses } from '../platform/http/ready-responses.ts';
import { sendReady } from '../platform/http/send-ready.ts';
import type { NoticePage } from '../platform/http/server.ts';
import type { LastTrue } from '../platform/http/show-last-true.ts';
import { unknownTo } from '../platform/http/wrong-method.ts';
import { addressGroup } from '../platform/ip-address.ts';
import type { Log } from '../platform/log.ts';
import { type Lasting, Making } from '../platform/made-of.ts';
import { type BuiltFiles, immutable } from '../platform/released/built-files.ts';
import { mountAccentSheets } from './accent-sheets.ts';
import { type HearInside, makeInsideAnswers } from './inside-answers.ts';
import { makeInsideApi } from './inside-api.ts';
import { crowdedPage, emergencyPage } from './notice-pages.ts';
import { Crowded, makeRenderGate, type RenderGate } from './render-gate.ts';
import type { Renderer } from './renderer.ts';
import { pageHeaders } from './security-headers.ts';

export type PageTools = {
  readonly app: FastifyInstance;
  readonly renderer: Renderer;
  readonly built: BuiltFiles;
  readonly ready: ReadyResponses;
  readonly lastTrue: LastTrue;
  /** Whether an order or cart is in work, which goes before pages. */
  readonly rush: Rush;
  readonly clock: Clock;
  readonly log: Log;
  readonly insideKey: string;
  /** Public address of the site. */
  readonly origin: () => string;
  /** Path that opens at a host's empty path. */
  readonly homePath: (host: string) => Promise<string>;
  /** Page permissions for the captcha's script, if it has one. */
  readonly needs: PageNeeds | undefined;
  /** Origins of pictures, beside our own. */
  readonly images: readonly string[];
  /** In development nothing is kept and scripts are not restricted. */
  readonly dev: boolean;
};

/** Tools for making pages, with the answers they share. */
type MakingTools = PageTools & { readonly hear: HearInside };

const html = 'text/html; charset=utf-8';
const hour = 'public, max-age=3600';

type Page = { readonly status: number; readonly body: string; readonly headers: Record<string, string> };
type MadePage = Page & { readonly lasting: Lasting };

/**
 * Makes every address a path of this site. Two slashes at its start, or another site's name as proxies send it, would
 * make a page claim another origin.
 */
const siteAddress = (url: string, origin: string) =>
  new URL(url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^[/\\]*/, '/'), origin);

/** Carries unused parameters of the address on to a redirect. */
const carriedOn = (location: string, pageUrl: URL) => {
  const to = new URL(location, pageUrl);
  if (to.origin !== pageUrl.origin) return location;
  for (const [name, value] of pageUrl.searchParams)
    if (!to.searchParams.has(name)) to.searchParams.set(name, value);
  return to.pathname + to.search.replaceAll('%2C', ',') + to.hash;
};

/** Path with capitals corrected; undefined if they were right. */
const withoutCapitals = (address: string, { pathname }: URL): string | undefined => {
  const [path = '/'] = address.split('?');
  return path !== pathname && path.toLowerCase() === pathname.toLowerCase() ? path : undefined;
};

const make = async (tools: MakingTools, pageUrl: URL, address: string): Promise<MadePage> => {
  const { app, renderer, insideKey, origin, clock, dev, needs, images, hear } = tools;
  const making = new Making(clock());
  const { api, worst } = makeInsideApi(app, insideKey, { madeOf: making.of, hear });
  const made = await renderer.render(new Request(new URL(address, origin())), api);
  const { body, scripts, location } = made;
  const secure = origin().startsWith('https:');
  return {
    status: worst() >= 500 ? 503 : made.status,
    body,
    lasting: making.lasting(),
    headers: {
      ...(dev ? {} : pageHeaders(scripts, secure, needs, images)),
      ...(location !== null && { location: carriedOn(location, pageUrl) }),
    },
  };
};

const notice = ({ body, headers }: NoticePage): Page => ({ status: 503, body, headers: { ...headers } });

/** Replaces a page that could not be made; it says when to try again. */
const instead = (tools: PageTools, error: unknown): Page => {
  if (error instanceof Crowded) return notice(crowdedPage);
  tools.log.error({ err: error }, 'a page could not be made');
  return notice(emergencyPage);
};

const sendOnce = (reply: FastifyReply, page: Page) =>
  reply
    .code(page.status)
    .headers({
      ...(page.status >= 500 && { 'retry-after': '5' }),
      ...page.headers,
      'cache-control': 'no-store',
    })
    .type(html)
    .send(page.body);

class NotKept extends Error {
  readonly page: Page;
  constructor(page: Page) {
    super('a page that is not kept');
    this.page = page;
  }
}

/** A page request: the page's address without unused parameters, and the caller. */
type PageRequest = { readonly pageUrl: URL; readonly address: string; readonly caller: string };

const makeKept = async (
  tools: MakingTools,
  gate: RenderGate,
  { pageUrl, address, caller }: PageRequest,
): Promise<Ready> => {
  const page: Page | MadePage = await gate
    .pass(caller, () => make(tools, pageUrl, address))
    .catch((error: unknown) => instead(tools, error));
  if (page.status !== 200 || !('lasting' in page)) throw new NotKept(page);
  return makeReady(Buffer.from(page.body), html, page.lasting, page.headers);
};

/** Serves public pages, equal for all visitors: made once, kept until their data change. */
const servePage = (given: PageTools) => {
  const tools: MakingTools = { ...given, hear: makeInsideAnswers(given.ready, given.clock) };
  const { app, renderer, ready, lastTrue, insideKey, origin, clock, dev } = tools;
  const gate = makeRenderGate(tools.rush);
  const addressFor = renderer.addressReader(makeInsideApi(app, insideKey).api);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = request.raw.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send(errorBody('method_not_allowed'));
    const pageUrl = siteAddress(url, origin());
    const address = addressFor(pageUrl);
    const path = withoutCapitals(address, pageUrl);
    if (path !== undefined)
      return reply.header('cache-control', hour).redirect(carriedOn(path, pageUrl), 301);
    if (dev) return sendOnce(reply, await make(tools, pageUrl, address));
    const key = `page ${address}`;
    const caller = addressGroup(request.ip);
    try {
      const entry = await ready.fill({ own: key, all: key }, clock().getTime(), () =>
        makeKept(tools, gate, { pageUrl, address, caller }),
      );
      ready.alias(url, entry);
      reply.hijack();
      const extra = { 'x-request-id': request.id, 'x-content-type-options': 'nosniff' };
      await sendReady(request.raw, reply.raw, { ready, entry, extra });
      return reply;
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      if (error.page.status >= 500 && (await lastTrue.instead(request, reply))) return reply;
      return sendOnce(reply, error.page);
    }
  };
};

const cacheOf = (path: string) => {
  if (path.startsWith('/assets/')) return immutable;
  return path === '/sw.js' ? 'no-cache' : hour;
};

/** Serves the storefront: built files as they are, all other paths as pages. */
export const mountPages = async (tools: PageTools): Promise<void> => {
  const { app, renderer, built } = tools;
  if (renderer.assets !== undefined) await built.add(renderer.assets, '/', cacheOf);
  mountAccentSheets(app);
  // An empty path leads home, or to the page set for the domain (RTE-26).
  app.get('/', async ({ url, hostname }, reply) => {
    const [, query = ''] = url.split(/\?(.*)/s);
    return reply.header('vary', 'host').redirect(homeAddress(await tools.homePath(hostname), query), 302);
  });
  const page = servePage(tools);
  const refuseUnknown = unknownTo(app);
  app.setNotFoundHandler((request, reply) =>
    /^\/(api|oauth|images|thumbnails|app\/images|assets)(\/|$)/.test(request.url)
      ? refuseUnknown(request, reply)
      : page(request, reply),
  );
};
