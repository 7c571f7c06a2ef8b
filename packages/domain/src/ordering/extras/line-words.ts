/** How a dish was wanted, as a cart or an order tells it. */
export type LineAsWanted = {
  readonly options: readonly { readonly name: string; readonly qty: number }[];
  readonly without: readonly { readonly name: string }[];
};

/** An option as it is read: the number of its portions where there are several. */
export const optionWords = ({ name, qty }: LineAsWanted['options'][number]): string =>
  qty > 1 ? `${qty} × ${name}` : name;

export const withoutWords = ({ name }: LineAsWanted['without'][number]): string => `Senza ${name}`;

/** How a dish was wanted, in the words of its options and of what it is made without; empty where nothing was said. */
export const wantedWords = ({ options, without }: LineAsWanted): readonly string[] => [
  ...options.map(optionWords),
  ...without.map(withoutWords),
];
