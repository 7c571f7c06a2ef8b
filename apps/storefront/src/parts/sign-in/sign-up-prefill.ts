/** Who somebody has said to be on another screen. */
export type SignUpPrefill = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
};

let known: SignUpPrefill | undefined;

/** Tells the login who is about to register, so that nobody types their name twice. */
export const rememberForSignUp = ({ email, firstname, lastname, telephone }: SignUpPrefill) => {
  known = { email, firstname, lastname, telephone };
};

/** Who was introduced, once. */
export const takeSignUpPrefill = () => {
  const person = known;
  known = undefined;
  return person;
};
