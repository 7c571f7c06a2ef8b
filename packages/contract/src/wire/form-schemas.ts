import {
  type Descriptions,
  eachOf,
  type SimpleDescription,
  type SimpleFormOf,
  type SimpleOf,
  simpleDescription,
  simpleIn,
  type ToldOf,
  toldIn,
} from '@zanga/domain/staff/editing/described';
import * as z from 'zod/mini';
import { Instant, Price } from './values.ts';

type Schema = z.core.$ZodType;
type Without<S extends Schema> = z.ZodMiniType<z.output<S>, z.input<S>>;

const bare = (schema: Schema): Schema => {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries<Schema>(schema.def.shape).map(([name, field]) => [name, bare(field)]);
    return z.object(Object.fromEntries(fields));
  }
  if (schema instanceof z.ZodMiniArray) return z.array(bare(schema.def.element));
  if (schema instanceof z.ZodMiniNullable) return z.nullable(bare(schema.def.innerType));
  if (schema instanceof z.ZodMiniUnion) return z.union(schema.def.options.map(bare));
  // An instant comes from a column that holds nothing else.
  if (schema instanceof z.ZodMiniISODateTime) return schema;
  if (schema instanceof z.ZodMiniString) return z.string();
  if (schema instanceof z.ZodMiniNumberFormat) return z.int();
  if (schema instanceof z.ZodMiniNumber) return z.number();
  return schema;
};

/** A form without its limits, for answers: a stored text may be longer than today's limit. */
export const kept = <S extends Schema>(form: S): Without<S> =>
  // The same fields with the same types; only their limits are gone.
  bare(form) as Without<S>;

const valueSchema = (field: SimpleDescription, amount: typeof Price) => {
  switch (field.kind) {
    case 'yes_no':
      return z.boolean();
    case 'text':
      return z
        .string()
        .check(
          z.trim(),
          ...(field.upper ? [z.toUpperCase()] : []),
          z.maxLength(field.most, field.terse && `al massimo ${field.most} caratteri`),
        );
    case 'whole':
      return z.int().check(z.gte(field.least), z.lte(field.most));
    case 'cents':
      return amount;
    case 'instant':
      return Instant;
    case 'choice':
      return z.enum(field.words.known);
    case 'choices':
      return z.array(z.enum(field.words.known)).check(z.maxLength(field.words.known.length));
  }
};

type Schemas<Form> = { readonly [F in keyof Form]: z.ZodMiniType<Form[F]> };

/** Schemas of the described fields that are one value, within their limits; `amount` limits the amounts. */
export const schemasOf = <D extends Descriptions>(described: D, amount = Price) =>
  eachOf<SimpleOf<D>>(simpleIn(described))<Schemas<SimpleFormOf<D>>>((field) => {
    const description = simpleDescription(described, field);
    const schema = valueSchema(description, amount);
    return 'optional' in description ? z.nullable(schema) : schema;
  });

/** Schemas of the described fields that customers read, without limits. */
export const toldSchemasOf = <D extends Descriptions>(described: D) => {
  const schemas = schemasOf(described);
  return eachOf<ToldOf<D>>(toldIn(described))<Pick<typeof schemas, ToldOf<D>>>((field) =>
    kept(schemas[field]),
  );
};
