/** How a dish was wanted, as a cart or an order tells it. */
export type LineAsWanted = {
  readonly options: readonly { readonly name: string; readonly qty: number }[];
  readonly without: readonly { readonly name: string }[];
};

/** An option as it is read: the number of its portions where there are several. */
export const optionWords = ({ name, qty }: LineAsWanted['options'][number]): string =>
  qty > 1 ? `${qty} × ${name}` : name;

export const withoutWords = ({ name }: LineAsWanted['without'][number]): string => `Senza ${name}`;

/** Whether the dish does not come with it: more portions than one, too. What was not kept is taken for usual. */
export const isUnusual = ({ usual, qty }: { readonly usual?: boolean | undefined; readonly qty: number }) =>
  usual === false || (usual === true && qty > 1);

/** A usual choice that was left out; some are called “senza …” themselves. */
export const withoutUsual = (name: string): string =>
  /^senza\b/i.test(name)
    ? `Non «${name}»`
    : withoutWords({ name: `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` });

/** How a dish was wanted, in the words of its options and of what it is made without; empty where nothing was said. */
export const wantedWords = ({ options, without }: LineAsWanted): readonly string[] => [
  ...options.map(optionWords),
  ...without.map(withoutWords),
];
