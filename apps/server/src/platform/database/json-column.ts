import * as z from 'zod/mini';

/**
 * Reads a JSON column by the schema beside its store, so no other file casts or checks it. A mismatch is our bug: the
 * error names column and path, never the value, which may be personal.
 */
export const jsonColumn =
  <Schema extends z.core.$ZodType>(name: string, schema: Schema) =>
  (value: unknown): z.output<Schema> => {
    const read = z.safeParse(schema, value);
    if (read.success) return read.data;
    const wrong = read.error.issues.map(({ code, path }) => [...path, code].join('.'));
    throw new Error(`The column ${name} holds what its schema does not allow: ${wrong.join(', ')}`);
  };
