/** Merge of two edits of a form: a field changed by one is taken, a field changed by both is listed in `both`. */
export type Merged<Form> = { readonly form: Form; readonly both: readonly (keyof Form & string)[] };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges `mine` with `theirs`, both edited from `base`; in a conflict mine stands until the person chooses. */
export const mergeForms = <Form extends Readonly<Record<string, unknown>>>(
  base: Form,
  mine: Form,
  theirs: Form,
): Merged<Form> => {
  // The keys of a form are its fields.
  const fields = Object.keys(base) as (keyof Form & string)[];
  const untouched = fields.filter((field) => same(base[field], mine[field]));
  const both = fields.filter(
    (field) =>
      !same(base[field], mine[field]) &&
      !same(base[field], theirs[field]) &&
      !same(mine[field], theirs[field]),
  );
  const taken: Partial<Form> = {};
  for (const field of untouched) taken[field] = theirs[field];
  return { form: { ...mine, ...taken }, both };
};
