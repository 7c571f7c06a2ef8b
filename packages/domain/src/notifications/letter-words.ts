/** What of a letter the brand may say in words of its own. */
export const letterFields = ['subject', 'title', 'opening', 'closing'] as const;
export type LetterField = (typeof letterFields)[number];
/** Words of a letter; what is empty is said as it comes with the installation. */
export type LetterWords = Readonly<Record<LetterField, string>>;

export const noWords: LetterWords = { subject: '', title: '', opening: '', closing: '' };

/** What stands in a text for something that differs from letter to letter, written `{nome}`. */
export const placeholders = ['saluto', 'nome', 'marca', 'abbonamento', 'numero', 'negozio', 'ora'] as const;
export type Placeholder = (typeof placeholders)[number];

const written = /\{([^{}]*)\}/g;

/**
 * A text with what its placeholders stand for; undefined where one of them stands for nothing in this letter, such as an
 * hour that nobody has promised. What is put in is never looked through again.
 */
export const fillWords = (text: string, values: Partial<Record<Placeholder, string>>): string | undefined => {
  const known = new Map<string, string | undefined>(Object.entries(values));
  const missing = [...text.matchAll(written)].some(([, name = '']) => !known.get(name));
  return missing ? undefined : text.replace(written, (_, name: string) => known.get(name) ?? '');
};

/** The first of several texts of which each placeholder stands for something; nothing where there is none. */
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

/** What is wrong with a text of the brand's own, in words for whoever writes it; undefined where nothing is. */
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

/** What is wrong with the words by which every letter greets: they stand within a sentence. */
export const greetingProblem = (text: string): string | undefined =>
  /[\p{P}\p{S}]$/u.test(text.replace(/\{nome\}$/u, ''))
    ? 'Il saluto sta dentro una frase: scrivilo senza punto né virgola alla fine'
    : undefined;

/** How a letter greets: by name where it is known, otherwise without. */
export const greetingWith = (words: string, name: string): string => {
  const template = words === '' ? 'Ciao {nome}' : words;
  const greeting =
    name === '' ? template.replaceAll(/\s*\{nome\}/g, '') : template.replaceAll('{nome}', () => name);
  return greeting.trim() || 'Ciao';
};
