/** Least length of a password of the staff, who can reach other people's data. */
export const staffPasswordMinimum = 12;

export type PasswordObjection = 'common' | 'own_email' | 'short_for_staff';

type Chosen = {
  readonly password: string;
  readonly email: string;
  readonly staff: boolean;
  /** Whether it is among those that are tried first. */
  readonly isCommon: (lowerCased: string) => boolean;
};

/** Why a password of the right form is none to keep, if so. Capitals make a common one no rarer. */
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
