import { contract } from '@zanga/contract/contract';
import { errors } from '@zanga/contract/errors';
import { openapi } from '@zanga/contract/openapi';
import type { Contract, Route } from '@zanga/contract/route';
import type { FastifyInstance } from 'fastify';
import { escapeMarkup } from './escape-markup.ts';
import { pageHeaders } from './security-headers.ts';

const description =
  'Every call takes JSON and a bearer token, and may carry the common query parameters; refusals are `{ error, code, fields? }`.';

type Operation = ReturnType<typeof openapi>['paths'][string][string];
type Parameter = { name?: string; in?: string; required?: boolean; schema?: object; $ref?: string };

const pretty = (value: unknown) => `<pre>${escapeMarkup(JSON.stringify(value, null, 2))}</pre>`;

const schemaBlock = (title: string, content: Record<string, { schema: unknown }> | undefined) =>
  content
    ? Object.entries(content)
        .map(
          ([type, { schema }]) =>
            `<details><summary>${title} <code>${escapeMarkup(type)}</code></summary>${pretty(schema)}</details>`,
        )
        .join('')
    : '';

const parameterRow = ({ name = '', in: where = '', required, schema }: Parameter) =>
  `<tr><td><code>${escapeMarkup(name)}</code></td><td>${where}</td><td>${required ? 'required' : ''}</td><td><code>${escapeMarkup(JSON.stringify(schema))}</code></td></tr>`;

const refusalList = (route: Route) =>
  (route.errors ?? [])
    .map((code) => `<li><code>${errors[code].status} ${code}</code> ${escapeMarkup(errors[code].error)}</li>`)
    .join('');

const operationSection = (key: string, route: Route, operation: Operation) => {
  const [method = '', path = ''] = key.split(' ');
  // The printer's own output, read back by the shape it has just been given.
  const { parameters, requestBody, responses } = operation as {
    parameters: Parameter[];
    requestBody?: { content: Record<string, { schema: unknown }> };
    responses: Record<string, { content?: Record<string, { schema: unknown }> }>;
  };
  const own = parameters.filter((parameter) => parameter.name !== undefined);
  const refusals = refusalList(route);
  return `<section id="${escapeMarkup(key.replace(/\W+/g, '-'))}">
<h3><span class="method">${method}</span> <code>${escapeMarkup(path)}</code></h3>
<p>${escapeMarkup(route.summary)} · <em>${route.auth}</em>${route.cache ? ' · cached, ETag' : ''}</p>
${own.length ? `<table><thead><tr><th>parameter</th><th>in</th><th></th><th>schema</th></tr></thead><tbody>${own.map(parameterRow).join('')}</tbody></table>` : ''}
${schemaBlock('Request', requestBody?.content)}${schemaBlock('Answer', responses[String(route.status ?? 200)]?.content)}
${refusals ? `<ul>${refusals}</ul>` : ''}</section>`;
};

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:1.5rem}
section{border-top:1px solid #8884;padding:1rem 0}pre{overflow:auto;max-height:26rem;background:#8881;padding:1rem;border-radius:.5rem;font-size:.8rem}
table{border-collapse:collapse;width:100%;font-size:.85rem;display:block;overflow:auto}td,th{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}
.method{font-weight:700;color:light-dark(#9c2a12,#ffb59c)}summary{cursor:pointer;padding:.35rem 0}a{color:inherit}nav li{margin:.2rem 0}`;

const documentPage = (document: ReturnType<typeof openapi>, contract: Contract) => {
  const keys = Object.keys(contract);
  const sections = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const route = contract[key];
    return operation && route ? operationSection(key, route, operation) : '';
  });
  const links = keys.map(
    (key) =>
      `<li><a href="#${escapeMarkup(key.replace(/\W+/g, '-'))}"><code>${escapeMarkup(key)}</code></a></li>`,
  );
  const every = Object.values(document.components.parameters).map((parameter) => parameterRow(parameter));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Zanga API</title><meta name="description" content="Every endpoint of the Zanga API."><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>Zanga API</h1><p>${description} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Every call</h2><table><tbody>${every.join('')}</tbody></table>
<h2>Endpoints</h2><nav><ul>${links.join('')}</ul></nav>${sections.join('\n')}</main></body></html>`;
};

/** `/api/openapi.json` for programs, `/api/docs` for people; both printed from the contract. */
export const mountApiDocs = (app: FastifyInstance, version: string): void => {
  const document = openapi(contract, { title: 'Zanga API', version, description });
  const page = documentPage(document, contract);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=300').send(style),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.headers(pageHeaders(page, false)).type('text/html; charset=utf-8').send(page),
  );
};
