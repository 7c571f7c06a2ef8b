const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

/** A duration in words: hours instead of many minutes. */
const duration = (minutes: number): string => {
  if (minutes < 90) return `${Math.max(1, minutes)} min`;
  const hours = Math.floor(minutes / 60);
  return `più di ${hours === 1 ? 'un’ora' : `${hours} ore`}`;
};

export type Shut = { readonly name: string; readonly minutes: number };

const named = 3;

export const screensTexts = {
  label: 'Schermi dei negozi',
  shut: (shops: readonly Shut[]): string => {
    const [first] = shops;
    if (shops.length === 1 && first)
      return `Nessuno schermo aperto a ${first.name} da ${duration(first.minutes)}.`;
    const told = shops.slice(0, named).map(({ name, minutes }) => `${name} (da ${duration(minutes)})`);
    const rest = shops.length - told.length;
    const more = rest === 0 ? [] : [rest === 1 ? 'un altro' : `altri ${rest}`];
    return `Nessuno schermo aperto in ${shops.length} negozi: ${listOf([...told, ...more])}.`;
  },
  shutLine: 'Prendono ordini, e un ordine nuovo non lo vede nessuno.',
  mute: (names: readonly string[]): string =>
    `Schermi senza suono: ${listOf(names.length > named ? [...names.slice(0, named), `altri ${names.length - named}`] : names)}.`,
  open: (name: string) => `Apri la bacheca di ${name}`,
} as const;
