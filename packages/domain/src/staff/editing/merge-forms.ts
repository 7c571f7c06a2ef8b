/** What two people made of the same form: what only one of them changed is taken, and where both did, the fields are told. */
export type Merged<Form> = { readonly form: Form; readonly both: readonly (keyof Form & string)[] };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Joins `mine` with `theirs`, who both began from `base`; where both changed a field to something else, mine stands until one chooses. */
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
