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

/** Values that go deeper than a guess would: what exists, by the name of its field. */
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

/** Something like what a schema wants, every field given; not always right, since patterns are not read. */
export const sampleOf = (schema: Schema, known: Known): unknown =>
  // Every schema of the contract is one of the library's, and what it prints is a JSON schema.
  madeOf(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json, known);

/** Every way in which one place of a sample, or all of it, can be that value instead. */
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
