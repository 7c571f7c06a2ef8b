import * as z from 'zod/mini';

/**
 * JSON column: reads what a column of JSON holds by a schema that stands beside its store, so that nobody else casts or
 * checks it. What does not fit was written by a fault of ours: the error names the column and where it is wrong, and not
 * the value, which may be somebody's.
 */
export const jsonColumn =
  <Schema extends z.core.$ZodType>(name: string, schema: Schema) =>
  (value: unknown): z.output<Schema> => {
    const read = z.safeParse(schema, value);
    if (read.success) return read.data;
    const wrong = read.error.issues.map(({ code, path }) => [...path, code].join('.'));
    throw new Error(`The column ${name} holds what its schema does not allow: ${wrong.join(', ')}`);
  };
