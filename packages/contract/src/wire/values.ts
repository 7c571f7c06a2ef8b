import type { Id, IdPrefix } from '@zanga/domain/ids';
import type { Cents as Amount } from '@zanga/domain/money';
import * as z from 'zod/mini';

// The only cast to the branded type: a number that passed the schema is an amount.
export const Cents = z.int() as unknown as z.ZodMiniType<Amount, number>;
export type Cents = z.output<typeof Cents>;
export const Instant = z.iso.datetime();

/**
 * An id of one kind: the schema of its text stays as it is and gains the type. Any text is let in, since one that names
 * nothing answers "not found".
 */
export const id = /* @__NO_SIDE_EFFECTS__ */ <Prefix extends IdPrefix>(
  _prefix: Prefix,
  text: z.ZodMiniType<string, string> = z.string(),
) => text as unknown as z.ZodMiniType<Id<Prefix>, string>;

/** Ten times the price that needs a confirmation, and far below the limit of the column. */
export const Price = Cents.check(z.refine((cents) => cents >= 0 && cents <= 10_000_000, 'da 0 a 100.000 €'));

/** A field that clients may send as null instead of leaving it out. */
export const orNull = <Schema extends z.core.SomeType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value: z.output<Schema> | null) => value ?? undefined),
    ),
  );
