import type { Schema } from '@zanga/contract/wire/route';
import { z } from 'zod';

type Json = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly allOf?: readonly Json[];
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
};

/** Existing values by field name, for fields that a guess would get wrong. */
export type Known = Readonly<Record<string, unknown>>;

const textOf = ({ format, minLength = 1 }: Json) =>
  format === 'date-time' ? '2026-11-20T19:00:00Z' : format === 'date' ? '1990-05-17' : 'x'.repeat(minLength);

const madeOf = (schema: Json, known: Known): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return madeOf(first, known);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        name in known ? known[name] : madeOf(property, known),
      ]),
    );
  if (schema.type === 'array') return schema.items ? [madeOf(schema.items, known)] : [];
  if (schema.type === 'string') return textOf(schema);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object') return {};
  return Math.max(1, schema.minimum ?? 1);
};

/** A sample by a schema, with every field; not always valid, as patterns are ignored. */
export const sampleOf = (schema: Schema, known: Known): unknown =>
  // Every schema of the contract is one of zod's, and prints a JSON schema.
  madeOf(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json, known);

/** All samples with the value in one place, or in place of the whole. */
export const spoil = (sample: unknown, value: unknown): readonly unknown[] => {
  if (Array.isArray(sample))
    return [value, ...sample.flatMap((item) => spoil(item, value).map((spoilt) => [spoilt]))];
  if (typeof sample !== 'object' || sample === null) return [value];
  return [
    value,
    ...Object.entries(sample).flatMap(([name, inner]) =>
      spoil(inner, value).map((spoilt) => ({ ...sample, [name]: spoilt })),
    ),
  ];
};
