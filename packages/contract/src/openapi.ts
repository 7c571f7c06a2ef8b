import { z } from 'zod';
import { CallQuery } from './call-query.ts';
import { errors } from './errors.ts';
import type { Contract, Route, Schema } from './route.ts';

type Json = { properties?: Record<string, object>; required?: string[] };

const media = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  raw: 'application/octet-stream',
} as const;

/** Our schemas are seen by type only; here the library needs them back as its own. */
const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  // Every schema of the contract is one of the library's.
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' });
  // An object schema has properties, any other has none.
  return rest as Json;
};

const parametersIn = (where: 'path' | 'query', schema: Schema | undefined) => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
};

const everyCall = parametersIn('query', CallQuery);
const everyCallRefs = everyCall.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));
const errorBody = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

const success = (route: Route) => {
  const schema = route.response;
  if (route.bytes)
    return Object.fromEntries(
      route.bytes.map((type) => [type, { schema: { type: 'string', contentEncoding: 'binary' } }]),
    );
  if (route.events) return { 'text/event-stream': { schema: jsonSchema(route.events, 'output') } };
  if (!schema) return undefined;
  return {
    'application/json': { schema: jsonSchema(schema, 'output') },
  };
};

const refusals = (route: Route) => {
  const codes = [
    ...(route.errors ?? []),
    'invalid' as const,
    ...(route.auth === 'public' ? [] : ['unauthenticated' as const, 'forbidden' as const]),
  ];
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

const operation = (method: string, path: string, route: Route) => {
  const content = success(route);
  return {
    operationId: `${method.toLowerCase()}_${path.replace(/[/:]+/g, '_').replace(/^_/, '')}`,
    summary: route.summary,
    tags: [
      path.split('/').find((part) => part && !['api', 'customer', 'backoffice'].includes(part)) ?? 'api',
    ],
    parameters: [
      ...parametersIn('path', route.params),
      ...parametersIn('query', route.query),
      ...everyCallRefs,
    ],
    security: route.auth === 'public' ? [] : [{ bearer: [route.auth] }],
    ...(route.body && {
      requestBody: {
        required: true,
        content: { [media[route.consumes ?? 'json']]: { schema: jsonSchema(route.body, 'input') } },
      },
    }),
    responses: {
      [route.status ?? 200]: { description: 'OK', ...(content && { content }) },
      ...refusals(route),
      default: { description: 'Any other failure', content: errorBody },
    },
  };
};

/** Prints the OpenAPI 3.1 document of a contract. */
export const openapi = (
  contract: Contract,
  info: { title: string; version: string; description: string },
) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, route] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(method, path, route) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: Object.fromEntries(everyCall.map((parameter) => [parameter.name, parameter])),
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'Italian, may be shown' },
            code: { type: 'string', enum: Object.keys(errors) },
            fields: {
              type: 'object',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  };
};
