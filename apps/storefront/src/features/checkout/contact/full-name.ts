/** First and last name as one writes them into one field. */
export const fullName = ({
  firstname,
  lastname,
}: {
  readonly firstname: string;
  readonly lastname: string;
}) => `${firstname} ${lastname}`.trim();

/**
 * The two names of what was written: the first word, and all the others. Where it is what is known of somebody, it is
 * parted as they have parted it themselves.
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
