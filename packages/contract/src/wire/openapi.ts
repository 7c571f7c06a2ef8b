import { rightOf } from '@zanga/domain/staff/rights';
import { z } from 'zod';
import { Block, Inline } from '../brand/contents.ts';
import { CallQuery } from './call-query.ts';
import { type ErrorCode, errors } from './errors.ts';
import { exampleOf, type JsonSchema } from './example-of.ts';
import { hoistSchemas } from './hoist-schemas.ts';
import { introduction, wordsOf, wordsOfPath } from './openapi-words.ts';
import type { Contract, Route, Schema } from './route.ts';

type Json = JsonSchema & { readonly properties?: Record<string, object>; readonly required?: string[] };

const media = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/octet-stream',
} as const;

/** Recursive schemas, which the library refers to by name. */
const named = z.registry<{ readonly id: string }>();
named.add(Block, { id: 'Block' });
named.add(Inline, { id: 'Inline' });

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;

/**
 * Removes details that the library adds and readers do not need: limits of its own numbers, patterns of known formats.
 * Adds the meaning of fields that a client cannot guess.
 */
const overrideOf =
  (call: string): Override =>
  ({ zodSchema, jsonSchema, path }) => {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    const words = path.at(-2) === 'properties' ? wordsOf(String(path.at(-1)), call) : undefined;
    if (words !== undefined) jsonSchema.description = words;
    // Names come from a separate registry, so the library ignores the schema's own metadata.
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
  };

/** Our schemas are seen by type only; here the library needs them back as its own. */
const jsonSchema = (schema: Schema, io: 'input' | 'output', call = ''): Json => {
  // Every schema of the contract is one of the library's.
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, {
    io,
    override: overrideOf(call),
    unrepresentable: 'any',
    metadata: named,
  });
  // An object schema has properties, any other has none.
  return rest as Json;
};

/** A schema with an example that it accepts, if one can be made. */
const shown = (schema: Schema, io: 'input' | 'output', call: string) => {
  const printed = jsonSchema(schema, io, call);
  const example = exampleOf(printed);
  // The same as above.
  const { success } = z.safeParse(schema as z.ZodType, example);
  return success ? { schema: printed, example } : { schema: printed };
};

const parametersIn = (where: 'path' | 'query', schema: Schema | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => {
    const description = where === 'path' ? wordsOfPath(name) : wordsOf(name);
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: property,
    };
  });
};

const everyCall = parametersIn('query', CallQuery);
const everyCallRefs = everyCall.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));

/** The call from a mail program, which has no parameters. */
const bareCall = '/api/notifications/unsubscribe';
const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const success = (call: string, route: Route) => {
  const schema = route.response;
  if (route.bytes && !schema)
    return Object.fromEntries(
      route.bytes.map((type) => [type, { schema: { type: 'string', contentEncoding: 'binary' } }]),
    );
  if (route.events) return { 'text/event-stream': { schema: jsonSchema(route.events, 'output', call) } };
  if (!schema) return undefined;
  return { 'application/json': shown(schema, 'output', call) };
};

/** Refusals common to all calls of this kind. */
export const sharedRefusals = (method: string, route: Route): readonly ErrorCode[] => [
  'invalid',
  ...(route.auth === 'public' ? [] : (['unauthenticated', 'forbidden'] as const)),
  ...(route.fresh || route.factor ? (['auth.confirm_again'] as const) : []),
  ...(method === 'GET' ? [] : (['xsrf', 'too_large', 'unsupported'] as const)),
  ...(rightOf(route.auth) === undefined ? [] : (['device.who'] as const)),
  'too_many',
  'internal',
  'unavailable',
];

const refusals = (method: string, route: Route) => {
  const codes = [...new Set([...(route.errors ?? []), ...sharedRefusals(method, route)])];
  const byStatus = Object.groupBy(codes, (code) => String(errors[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list = []]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${errors[code].error}`).join('\n\n'),
        content: errorBody,
      },
    ]),
  );
};

/** Staff's calls may come from a device of the shop too, as far as it allows them. */
const securityOf = ({ auth }: Route) => {
  if (auth === 'public') return [];
  return auth === 'device' ? [{ device: [] }] : [{ bearer: [auth] }];
};

const operation = (method: string, path: string, route: Route) => {
  const call = `${method} ${path}`;
  const content = success(call, route);
  return {
    operationId: `${method.toLowerCase()}_${path.replace(/[/:]+/g, '_').replace(/^_/, '')}`,
    summary: route.summary,
    tags: [
      path.split('/').find((part) => part && !['api', 'customer', 'backoffice'].includes(part)) ?? 'api',
    ],
    parameters: [
      ...parametersIn('path', route.params),
      ...parametersIn('query', route.query),
      ...(path === bareCall ? [] : everyCallRefs),
    ],
    security: securityOf(route),
    ...(route.body && {
      requestBody: {
        required: true,
        content: { [media[route.consumes ?? 'json']]: shown(route.body, 'input', call) },
      },
    }),
    responses: {
      [route.status ?? 200]: { description: 'OK', ...(content && { content }) },
      ...refusals(method, route),
      default: { description: 'Any other failure', content: errorBody },
    },
  };
};

type About = {
  readonly version: string;
  /** Public origin of the service. */
  readonly origin: string;
};

/** Prints the OpenAPI 3.1 document of a contract. */
export const openapi = (contract: Contract, { version, origin }: About) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, route] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(method, path, route) };
  }
  const hoisted = hoistSchemas(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ordering API',
      version,
      description: introduction,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' },
    },
    servers: [{ url: origin }],
    paths: hoisted.value,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        device: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-zanga_device',
          description: 'Over plain http: zanga_device',
        },
      },
      parameters: Object.fromEntries(everyCall.map((parameter) => [parameter.name, parameter])),
      schemas: {
        ...hoisted.schemas,
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'Italian, may be shown' },
            code: { type: 'string', enum: Object.keys(errors) },
            fields: {
              description: wordsOf('fields'),
              type: 'object',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  };
};
