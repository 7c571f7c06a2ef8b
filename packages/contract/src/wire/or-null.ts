import * as z from 'zod/mini';

/** A field that others send as null when they do not use it: null is the same as not given. */
export const orNull = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value: z.output<Schema> | null) => value ?? undefined),
    ),
  );
