/** The names a shop goes by. Every text that says one is a function of them. */
export type Names = {
  readonly brand: string;
  /** The membership in full: `Zanga Prime`. */
  readonly membership: string;
  /** The membership where the brand is clear: `Prime`. */
  readonly prime: string;
};

const usualPrime = 'Prime';

/** Names of a brand; a membership without a name of its own is the brand's "Prime". */
export const namesOf = (brand: string, membershipName = ''): Names => {
  const membership = membershipName || `${brand} ${usualPrime}`;
  const short = membership.startsWith(`${brand} `) ? membership.slice(brand.length + 1) : membership;
  return { brand, membership, prime: short };
};

/** What a brand is called from its founding until its owner has named it. */
export const foundedName = 'Il tuo locale';

/** Names where the brand is not known: it could not be asked, or nothing is set up yet. */
export const unnamed: Names = { brand: 'noi', membership: usualPrime, prime: usualPrime };

/** A text, or what makes one of the names. */
export type NamedText = string | ((names: Names) => string);

export const say = (text: NamedText, names: Names): string => (typeof text === 'string' ? text : text(names));
