/** Parts of a letter that the brand may word. */
export const letterFields = ['subject', 'title', 'opening', 'closing'] as const;
export type LetterField = (typeof letterFields)[number];
/** The brand's words in a letter; an empty part keeps the usual text. */
export type LetterWords = Readonly<Record<LetterField, string>>;

export const noWords: LetterWords = { subject: '', title: '', opening: '', closing: '' };

/** Placeholders in a text, written `{nome}`, for values that differ from letter to letter. */
export const placeholders = ['saluto', 'nome', 'marca', 'abbonamento', 'numero', 'negozio', 'ora'] as const;
export type Placeholder = (typeof placeholders)[number];

const written = /\{([^{}]*)\}/g;

/**
 * Fills the placeholders of a text; undefined if one has no value in this letter, such as a time that was not
 * promised. Inserted values are never filled in turn.
 */
export const fillWords = (text: string, values: Partial<Record<Placeholder, string>>): string | undefined => {
  const known = new Map<string, string | undefined>(Object.entries(values));
  const missing = [...text.matchAll(written)].some(([, name = '']) => !known.get(name));
  return missing ? undefined : text.replace(written, (_, name: string) => known.get(name) ?? '');
};

/** The first text whose placeholders all have a value; undefined if there is none. */
export const firstThatFits = (
  texts: readonly string[],
  values: Partial<Record<Placeholder, string>>,
): string => {
  for (const text of texts) {
    const filled = text === '' ? undefined : fillWords(text, values);
    if (filled !== undefined) return filled;
  }
  return '';
};

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

type Allowed = { readonly may: readonly Placeholder[]; readonly needs: readonly Placeholder[] };

/** Problem with a text of the brand, in words for its author; undefined if there is none. */
export const wordsProblem = (text: string, { may, needs }: Allowed): string | undefined => {
  if (text === '') return undefined;
  const names = [...text.matchAll(written)].map(([, name = '']) => name);
  const unknown = [...new Set(names.filter((name) => !may.some((one) => one === name)))];
  if (unknown.length > 0)
    return may.length === 0
      ? `Qui non si usano segnaposto: togli ${braced(unknown)}`
      : `${braced(unknown)} non esiste: qui puoi usare ${braced(may)}`;
  if (/[{}]/.test(text.replace(written, '')))
    return 'C’è una parentesi graffa di troppo: si usano in coppia, come in {nome}';
  const missing = needs.filter((name) => !names.includes(name));
  return missing.length > 0 ? `Manca ${braced(missing)}: qui ci vuole` : undefined;
};

/** Problem with the greeting of every letter: it stands within a sentence, so it must not end with a sign. */
export const greetingProblem = (text: string): string | undefined =>
  /[\p{P}\p{S}]$/u.test(text.replace(/\{nome\}$/u, ''))
    ? 'Il saluto sta dentro una frase: scrivilo senza punto né virgola alla fine'
    : undefined;

/** The greeting, by name where it is known. */
export const greetingWith = (words: string, name: string): string => {
  const template = words === '' ? 'Ciao {nome}' : words;
  const greeting =
    name === '' ? template.replaceAll(/\s*\{nome\}/g, '') : template.replaceAll('{nome}', () => name);
  return greeting.trim() || 'Ciao';
};
