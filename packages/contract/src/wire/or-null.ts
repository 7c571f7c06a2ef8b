import * as z from 'zod/mini';

/** A field that clients may send as null instead of leaving it out. */
export const orNull = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value: z.output<Schema> | null) => value ?? undefined),
    ),
  );
