/** Who somebody has said to be on another screen. */
export type Introduction = {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
};

let known: Introduction | undefined;

/** Tells the login who is about to register, so that nobody types their name twice. */
export const introduce = ({ email, firstname, lastname, telephone }: Introduction) => {
  known = { email, firstname, lastname, telephone };
};

/** Who was introduced, once. */
export const takeIntroduction = () => {
  const person = known;
  known = undefined;
  return person;
};
