import * as z from 'zod/mini';

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
