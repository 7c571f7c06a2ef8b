/** First and last name in one field. */
export const fullName = ({
  firstname,
  lastname,
}: {
  readonly firstname: string;
  readonly lastname: string;
}) => `${firstname} ${lastname}`.trim();

/**
 * Splits a full name: first word and rest. An unchanged name of a known person is split as in their profile, so that
 * "Anna Maria" stays together.
 */
export const partedName = (
  written: string,
  known?: { readonly firstname: string; readonly lastname: string },
): { readonly firstname: string; readonly lastname: string } => {
  const name = written.replace(/\s+/gu, ' ').trim();
  if (known && fullName(known) === name) return { firstname: known.firstname, lastname: known.lastname };
  const [firstname = '', ...rest] = name.split(' ');
  return { firstname, lastname: rest.join(' ') };
};

export const hasTwoWords = (name: string): boolean => /\S\s+\S/u.test(name);
