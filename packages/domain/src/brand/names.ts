/** The names of a shop. Every text that says one is a function of them. */
export type Names = {
  readonly brand: string;
  /** The membership in full: `Zanga Prime`. */
  readonly membership: string;
  /** The membership where the brand is clear: `Prime`. */
  readonly prime: string;
};

const usualPrime = 'Prime';

/** Names of a brand; without a name of its own the membership is the brand's "Prime". */
export const namesOf = (brand: string, membershipName = ''): Names => {
  const membership = membershipName || `${brand} ${usualPrime}`;
  const short = membership.startsWith(`${brand} `) ? membership.slice(brand.length + 1) : membership;
  return { brand, membership, prime: short };
};

/** Name of a brand from its founding until its owner changes it. */
export const foundedName = 'Il tuo locale';

/** Names for a brand that is unknown: it could not be read, or is not set up yet. */
export const unnamed: Names = { brand: 'noi', membership: usualPrime, prime: usualPrime };

/** A text, or a function of the names. */
export type NamedText = string | ((names: Names) => string);

export const say = (text: NamedText, names: Names): string => (typeof text === 'string' ? text : text(names));
