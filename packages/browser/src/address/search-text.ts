/** Search parameters, all as text, so that `?cerca=007` stays as it was typed. */
type Params = Readonly<Record<string, string>>;

export const parseSearch = (text: string): Params => Object.fromEntries(new URLSearchParams(text));

/** Commas stay readable: they separate the words of our filters. */
export const stringifySearch = (params: Readonly<Record<string, unknown>>) => {
  const pairs = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
  return text && `?${text}`;
};
