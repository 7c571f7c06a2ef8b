/** Contact typed on another screen, for the registration form. */
export type SignUpPrefill = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
};

let known: SignUpPrefill | undefined;

/** Remembers a contact for the registration form, so that a person types their name once. */
export const rememberForSignUp = ({ email, firstname, lastname, telephone }: SignUpPrefill) => {
  known = { email, firstname, lastname, telephone };
};

/** Takes the remembered contact and forgets it. */
export const takeSignUpPrefill = () => {
  const person = known;
  known = undefined;
  return person;
};
