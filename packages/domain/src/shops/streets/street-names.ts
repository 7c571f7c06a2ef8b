import { slipsBetween } from '../../search/slips.ts';
import { wordsIn } from '../../search/words.ts';

/** A street's name for comparison: its kind, if given, and the words of its name. */
type StreetWords = {
  readonly kind: string | null;
  readonly words: readonly string[];
};

/** Kinds of streets, with their abbreviations. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  via: ['v'],
  viale: ['vle'],
  piazza: ['p', 'pza', 'pzza', 'pz'],
  piazzale: ['ple', 'pzzale', 'pzle'],
  piazzetta: [],
  corso: ['cso'],
  largo: ['lgo'],
  lungomare: ['lungom'],
  vicolo: ['vico', 'vlo'],
  strada: ['str'],
  contrada: ['cda', 'contr'],
  salita: ['sal'],
  traversa: ['trav'],
  cortile: ['cort'],
  ronco: [],
  borgo: [],
  scalinata: [],
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, short]) => [kind, ...short].map((word) => [word, kind] as const)),
);

/** Words that make no difference between streets. */
const smallWords = new Set(
  'a ai al alla d da dal dalla de degli dei del della delle dell dello di e i il l la le lo n'.split(' '),
);

/** Spellings of the same word. */
const sameWords = new Map([
  ...['san', 'santo', 'santa', 'sant', 'ss', 's'].map((word) => [word, 's'] as const),
  ...['primo', 'i'].map((word) => [word, '1'] as const),
  ...['secondo', 'ii'].map((word) => [word, '2'] as const),
  ...['terzo', 'iii'].map((word) => [word, '3'] as const),
  ...['quattro', 'iv'].map((word) => [word, '4'] as const),
  ...['venti', 'xx'].map((word) => [word, '20'] as const),
  ...['venticinque', 'xxv'].map((word) => [word, '25'] as const),
]);

const ordinals = new Set(['1', '2', '3', '4']);

/** Size of the cache of names; above it, the cache begins anew. */
const most = 5_000;
const known = new Map<string, StreetWords>();

const readWords = (name: string): StreetWords => {
  // `v.le` and `p.zza` are one word, `V.Emanuele` are two.
  const joined = name.replace(/\b(v|p|c|l)\.(le|za|zza|zzale|so|go)\b\.?/giu, '$1$2');
  const [first = '', ...rest] = wordsIn(joined);
  const kind = rest.length > 0 ? (kindOf.get(first) ?? null) : null;
  const named = (kind === null ? [first, ...rest] : rest).map((word) => sameWords.get(word) ?? word);
  const telling = named.filter((word) => !smallWords.has(word));
  const words = telling.length > 0 ? telling : named;
  // `Corso Umberto` is `Corso Umberto I`.
  return { kind, words: words.length > 1 && ordinals.has(words.at(-1) ?? '') ? words.slice(0, -1) : words };
};

/** The words of a street's name, cached, since every price of a cart needs them. */
const wordsOf = (name: string): StreetWords => {
  const kept = known.get(name);
  if (kept) return kept;
  const words = readWords(name);
  if (known.size >= most) known.clear();
  known.set(name, words);
  return words;
};

/** Slips forgiven in a word: in a short one each makes another name. */
const forgivenIn = ({ length }: string): number => {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
};

const sameKind = (typed: StreetWords, meant: StreetWords) =>
  typed.kind === null || meant.kind === null || typed.kind === meant.kind;

type SameWord = (typed: string, meant: string) => boolean;
const equal: SameWord = (typed, meant) => typed === meant || (typed.length === 1 && meant.startsWith(typed));
const resembling: SameWord = (typed, meant) =>
  equal(typed, meant) || (typed[0] === meant[0] && slipsBetween(typed, meant, 2).whole <= forgivenIn(meant));

/** Whether typed words match a name's, in order; first names may be missing or abbreviated, the last word not. */
const means = (typed: readonly string[], meant: readonly string[], same: SameWord): boolean => {
  const [lastTyped, lastMeant] = [typed.at(-1), meant.at(-1)];
  if (lastTyped === undefined || lastMeant === undefined || lastTyped.length < Math.min(2, lastMeant.length))
    return false;
  if (!same(lastTyped, lastMeant)) return false;
  let at = 0;
  for (const word of typed.slice(0, -1)) {
    const found = meant.slice(at, -1).findIndex((other) => same(word, other));
    if (found === -1) return false;
    at += found + 1;
  }
  return true;
};

/** Streets with the written name; if there are none and `forgiving`, streets that differ by a slip of the finger. */
export const streetsMeant = <Street extends { readonly street: string }>(
  streets: readonly Street[],
  written: string,
  { forgiving }: { readonly forgiving: boolean },
): readonly Street[] => {
  const typed = wordsOf(written);
  const meantBy = (same: SameWord) =>
    streets.filter(({ street }) => {
      const meant = wordsOf(street);
      return sameKind(typed, meant) && means(typed.words, meant.words, same);
    });
  const exact = meantBy(equal);
  return exact.length > 0 || !forgiving ? exact : meantBy(resembling);
};

/** Whether typed words begin the words of a name, in order. */
const begins = (typed: readonly string[], meant: readonly string[]): boolean => {
  let at = 0;
  for (const word of typed) {
    const found = meant.slice(at).findIndex((other) => other.startsWith(word));
    if (found === -1) return false;
    at += found + 1;
  }
  return true;
};

/** Names, each once, that the typed text may become. */
export const streetsBegun = (names: readonly string[], typed: string, atMost: number): readonly string[] => {
  const [first = '', ...rest] = wordsIn(typed);
  if (first === '') return [];
  const { kind, words } = wordsOf(typed);
  const small = rest.length === 0 && kindOf.has(first);
  const starts = (name: string) => {
    const meant = wordsOf(name);
    if (small) return meant.kind === kindOf.get(first) || meant.words.some((word) => word.startsWith(first));
    if (kind !== null) return kind === meant.kind && begins(words, meant.words);
    return begins(words, [meant.kind ?? '', ...meant.words]);
  };
  return [...new Set(names)].filter(starts).slice(0, atMost);
};
