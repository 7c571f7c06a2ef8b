import { contract } from '@zanga/contract/contract';
import { openapi } from '@zanga/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { apiDocsPage } from './api-docs-page.ts';
import { apiDocsStyle } from './api-docs-style.ts';
import { pageHeaders } from './security-headers.ts';

const description =
  'Every call takes JSON and a bearer token, and may carry the common query parameters; refusals are `{ error, code, fields? }`.';

/** `/api/openapi.json` for programs, `/api/docs` for people; both printed from the contract. */
export const mountApiDocs = (app: FastifyInstance, version: string): void => {
  const document = openapi(contract, { title: 'Zanga API', version, description });
  const page = apiDocsPage(document, contract);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=300').send(apiDocsStyle),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.headers(pageHeaders(page, false)).type('text/html; charset=utf-8').send(page),
  );
};
