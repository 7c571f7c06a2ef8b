import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/connection.ts';
import { type Apps, mountAppLinks } from './app-links.ts';
import { escapeMarkup } from './escape-markup.ts';
import { readPublicPaths } from './sitemap-queries.ts';

const entry = (origin: string, path: string, changed: Date) =>
  `<url><loc>${escapeMarkup(origin + path)}</loc><lastmod>${changed.toISOString().slice(0, 10)}</lastmod></url>`;

/** What search engines ask for, `robots.txt` and `sitemap.xml`, and what phones ask of the apps. */
export const mountPublicFiles = (app: FastifyInstance, db: Db, origin: () => string, apps: Apps): void => {
  mountAppLinks(app, apps);
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /checkout\nDisallow: /account\nDisallow: /orders\n\nSitemap: ${origin()}/sitemap.xml\n`,
      ),
  );
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
