/** Contact that somebody has typed on another screen. */
export type SignUpPrefill = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
};

let known: SignUpPrefill | undefined;

/** Remembers a contact for the registration form, so that nobody types their name twice. */
export const rememberForSignUp = ({ email, firstname, lastname, telephone }: SignUpPrefill) => {
  known = { email, firstname, lastname, telephone };
};

/** Takes the remembered contact; it is forgotten with that. */
export const takeSignUpPrefill = () => {
  const person = known;
  known = undefined;
  return person;
};
