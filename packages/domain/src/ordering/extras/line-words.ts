/** Choices and left-out ingredients of a dish, as a cart or an order lists them. */
export type LineAsWanted = {
  readonly options: readonly { readonly name: string; readonly qty: number }[];
  readonly without: readonly { readonly name: string }[];
};

/** An option in words, with its number of portions above one. */
export const optionWords = ({ name, qty }: LineAsWanted['options'][number]): string =>
  qty > 1 ? `${qty} × ${name}` : name;

export const withoutWords = ({ name }: LineAsWanted['without'][number]): string => `Senza ${name}`;

/** Whether a choice or its portions differ from the dish's default. Old orders lack the default and count as usual. */
export const isUnusual = ({ usual, qty }: { readonly usual?: boolean | undefined; readonly qty: number }) =>
  usual === false || (usual === true && qty > 1);

/** A default choice that was left out; some choices are named “senza …” themselves. */
export const withoutUsual = (name: string): string =>
  /^senza\b/i.test(name)
    ? `Non «${name}»`
    : withoutWords({ name: `${name.slice(0, 1).toLowerCase()}${name.slice(1)}` });

/** Choices and left-out ingredients in words; empty for a dish as it is. */
export const wantedWords = ({ options, without }: LineAsWanted): readonly string[] => [
  ...options.map(optionWords),
  ...without.map(withoutWords),
];
