/** Least length of a password of the staff, who can reach other people's data. */
export const staffPasswordMinimum = 12;

export type PasswordObjection = 'common' | 'own_email' | 'short_for_staff';

type Chosen = {
  readonly password: string;
  readonly email: string;
  readonly staff: boolean;
  /** Whether it is on the list of passwords tried first. */
  readonly isCommon: (lowerCased: string) => boolean;
};

/** Why a password of valid form is refused, if it is. Capitals make a common one no rarer. */
export const objectionToPassword = ({
  password,
  email,
  staff,
  isCommon,
}: Chosen): PasswordObjection | undefined => {
  const plain = password.toLowerCase();
  const own = email.toLowerCase();
  const [name = own] = own.split('@');
  if (plain === own || plain === name) return 'own_email';
  if (isCommon(plain)) return 'common';
  return staff && password.length < staffPasswordMinimum ? 'short_for_staff' : undefined;
};
