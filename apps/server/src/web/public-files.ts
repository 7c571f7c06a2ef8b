import type { FastifyInstance } from 'fastify';
import { readNames } from '../modules/brand/public-names.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connection.ts';
import { type Apps, mountAppLinks } from './app-links.ts';
import { escapeMarkup } from './escape-markup.ts';
import { readBrandMail, readPublicPaths } from './sitemap-queries.ts';
import { webManifest } from './web-manifest.ts';

const entry = (origin: string, path: string, changed: Date) =>
  `<url><loc>${escapeMarkup(origin + path)}</loc><lastmod>${changed.toISOString().slice(0, 10)}</lastmod></url>`;

type PublicFiles = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly clock: Clock;
  readonly origin: () => string;
};

const halfAYearMs = 182 * 86_400_000;

/** Files for search engines, phones and reporters of security holes. */
export const mountPublicFiles = ({ app, db, clock, origin }: PublicFiles, apps: Apps): void => {
  mountAppLinks(app, apps);
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(await readNames(db)))),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /checkout\nDisallow: /account\nDisallow: /orders\n\nSitemap: ${origin()}/sitemap.xml\n`,
      ),
  );
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const email = await readBrandMail(db);
    if (email === undefined) return reply.callNotFound();
    const expires = new Date(clock().getTime() + halfAYearMs).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: it, en\nCanonical: ${origin()}/.well-known/security.txt\n`,
      );
  });
  app.get('/sitemap.xml', async (_request, reply) => {
    const urls = (await readPublicPaths(db)).map(({ path, changed }) => entry(origin(), path, changed));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
};
