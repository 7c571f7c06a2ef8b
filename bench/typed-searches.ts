/** A small random generator of our own, so that every run searches the same. */
const makeRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const readNames = async (url: string) => {
  const names = new Set<string>();
  for (let page = 1; page <= 10; page++) {
    const answer = await fetch(`${url}/api/products?page=${page}&sort=name`);
    const { data } = (await answer.json()) as { data: { name: string }[] };
    for (const { name } of data) names.add(name.toLowerCase());
  }
  return [...names];
};

const spoil = (text: string, random: () => number) => {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  return text.slice(0, at) + text.slice(at + 1);
};

/** Beginnings of names as people type them, three in ten with a letter missing; each differs. */
export const typedSearches = async (url: string, count: number): Promise<readonly string[]> => {
  const names = await readNames(url);
  const random = makeRandom(7);
  const searches = new Set<string>();
  while (searches.size < Math.min(count, names.length * 12)) {
    const name = names[Math.floor(random() * names.length)] ?? 'pizza';
    const prefix = name.slice(0, 2 + Math.floor(random() * name.length));
    const typed = random() < 0.3 && prefix.length > 4 ? spoil(prefix, random) : prefix;
    searches.add(random() < 0.2 ? `${typed} ${Math.floor(random() * 1_000)}` : typed);
  }
  return [...searches];
};
