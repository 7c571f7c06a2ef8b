import { type ErrorCode, errors } from '@zanga/contract/wire/errors';
import type { JsonSchema } from '@zanga/contract/wire/example-of';
import { type openapi, sharedRefusals } from '@zanga/contract/wire/openapi';
import type { Contract, Route } from '@zanga/contract/wire/route';
import { escapeMarkup } from './escape-markup.ts';

type Document = ReturnType<typeof openapi>;
type Operation = Document['paths'][string][string];
type Parameter = {
  name?: string;
  in?: string;
  required?: boolean;
  schema?: JsonSchema;
  description?: string | undefined;
  $ref?: string;
};
type Content = Readonly<Record<string, { readonly schema: unknown; readonly example?: unknown }>>;

const anchorOf = (key: string) => escapeMarkup(key.replace(/\W+/g, '-'));

/** Path words that name an audience, not a subject. */
const audiences = new Set(['api', 'customer', 'backoffice', 'worker']);

const areaOf = (key: string): string => {
  const words = (key.split(' ')[1] ?? '').split('/').filter((word) => word !== '' && !word.startsWith(':'));
  return words.find((word) => !audiences.has(word)) ?? words.at(-1) ?? '';
};

const block = (title: string, type: string, value: unknown, open = false) =>
  `<details${open ? ' open' : ''}><summary>${title} <code>${escapeMarkup(type)}</code></summary><pre tabindex="0">${escapeMarkup(JSON.stringify(value, null, 2))}</pre></details>`;

const schemas = (title: string, content: Content | undefined) =>
  Object.entries(content ?? {})
    .map(
      ([type, { schema, example }]) =>
        (example === undefined ? '' : block(`${title}, an example`, type, example)) +
        block(`${title}, its schema`, type, schema),
    )
    .join('');

const limits = ({ minimum, maximum }: JsonSchema) =>
  [minimum === undefined ? '' : ` from ${minimum}`, maximum === undefined ? '' : ` to ${maximum}`].join('');

/** A parameter's schema in words. */
const inWords = (schema: JsonSchema = {}): string => {
  if (schema.anyOf) return schema.anyOf.map(inWords).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(', ');
  const text = `${schema.type ?? 'anything'}${limits(schema)}`;
  const most = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  const like = schema.pattern === undefined ? '' : ` like ${schema.pattern}`;
  return (
    text + most + like + (schema.default === undefined ? '' : `, else ${JSON.stringify(schema.default)}`)
  );
};

const parameterRow = ({ name = '', in: where = '', required, schema, description }: Parameter) =>
  `<tr><td><code>${escapeMarkup(name)}</code></td><td>${where}${required ? ', required' : ''}</td><td>${description ? `${escapeMarkup(description)}<br>` : ''}<code>${escapeMarkup(inWords(schema))}</code></td></tr>`;

const parameterTable = (parameters: readonly Parameter[]) =>
  parameters.length === 0
    ? ''
    : `<div class="wide" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th>parameter</th><th>in</th><th>what it may be</th></tr></thead><tbody>${parameters.map(parameterRow).join('')}</tbody></table></div>`;

const refusalList = (label: string, codes: readonly ErrorCode[]) => {
  const rows = codes.map(
    (code) => `<li><code>${errors[code].status} ${code}</code> ${escapeMarkup(errors[code].error)}</li>`,
  );
  return rows.length === 0 ? '' : `<ul aria-label="${label}">${rows.join('')}</ul>`;
};

/** Refusals of every call, listed once at the top. */
const shared = sharedRefusals('POST', { summary: '', auth: 'customer' });
const refusal = {
  error: errors.invalid.error,
  code: 'invalid',
  fields: { email: ["l'indirizzo email non è valido"] },
};

const operationSection = (key: string, route: Route, operation: Operation) => {
  const [method = '', path = ''] = key.split(' ');
  // The document comes from our own printer, in exactly this shape.
  const { parameters, requestBody, responses } = operation as {
    parameters: Parameter[];
    requestBody?: { content: Content };
    responses: Record<string, { content?: Content }>;
  };
  const own = parameters.filter(({ name }) => name !== undefined);
  return `<section id="${anchorOf(key)}">
<h3><span class="method ${method}">${method}</span> <a href="#${anchorOf(key)}"><code>${escapeMarkup(path)}</code></a> <span class="who">${route.auth}</span>${route.cache ? ' <span class="who">cached, ETag</span>' : ''}</h3>
<p>${escapeMarkup(route.summary)}</p>
${parameterTable(own)}${refusalList('Refusals', route.errors ?? [])}
${schemas('Request', requestBody?.content)}${schemas('Answer', responses[String(route.status ?? 200)]?.content)}</section>`;
};

/** Page of all endpoints by area, each with its input, answer and refusals. */
export const apiDocsPage = (document: Document, contract: Contract): string => {
  const areas = Object.entries(Object.groupBy(Object.keys(contract), areaOf))
    .map(([name, keys = []]) => ({ name, keys }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const sectionOf = (key: string) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const route = contract[key];
    return operation && route ? operationSection(key, route, operation) : '';
  };
  const links = areas.map(
    ({ name, keys }) =>
      `<li><a href="#${anchorOf(name)}">${escapeMarkup(name)} <span>${keys.length}</span></a></li>`,
  );
  const chapters = areas.map(
    ({ name, keys }) =>
      `<h2 id="${anchorOf(name)}">${escapeMarkup(name)}</h2>\n${keys.map(sectionOf).join('\n')}`,
  );
  const named = Object.entries(document.components.schemas).map(([name, schema]) =>
    block('Schema', name, schema),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Ordering API</title><meta name="description" content="Every endpoint of the API."><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/api/docs.css"></head><body>
<header><h1>Ordering API</h1><p>Every call takes JSON and a bearer token, and may carry the parameters below; refusals are <code>{ error, code, fields? }</code>. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p></header>
<div class="columns"><nav class="areas" aria-label="Areas"><ul>${links.join('')}</ul></nav>
<main><h2 id="every-call">Every call</h2><section>${parameterTable(Object.values(document.components.parameters))}
<p>Parameters that are not known are ignored, malformed ones refused. A call that changes something and comes with the cookie <code>__Host-XSRF-TOKEN</code> (over plain http <code>XSRF-TOKEN</code>) says its value in the header <code>x-xsrf-token</code> as well. Any call may be refused with:</p>
${refusalList('Refusals of every call', shared)}${block('Refusal, an example', 'application/json', refusal, true)}</section>
<h2 id="schemas">Schemas that others refer to</h2><section>${named.join('')}</section>
${chapters.join('\n')}</main></div></body></html>`;
};
