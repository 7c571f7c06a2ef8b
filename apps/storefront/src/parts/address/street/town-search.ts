import type { Place } from '@zanga/contract/shops/places';
import type { ServedTown } from '@zanga/contract/shops/zones';
import { wordsIn } from '@zanga/domain/search/words';
import { townText } from './street-draft.ts';

/** A chosen town; only a searched one has a position. */
export type ChosenTown = Pick<ServedTown, 'city' | 'province' | 'zip'> & {
  readonly lat?: number;
  readonly lng?: number;
};

const most = 6;

const plain = (text: string) => wordsIn(text).join(' ');

/** Whether a town's name, or one of its words, begins with the typed text. */
const begins = (typed: string, { city, province }: Pick<ServedTown, 'city' | 'province'>) =>
  ` ${plain(townText({ city, province }))}`.includes(` ${plain(typed)}`);

const townOf = ({ city, province, zip, latitude: lat, longitude: lng }: Place): ChosenTown => ({
  city,
  province,
  zip,
  lat,
  lng,
});

/** Towns for the typed text, each once: served towns come first. */
export const townsFor = (
  typed: string,
  served: readonly ServedTown[],
  places: readonly Place[],
): readonly ChosenTown[] => {
  const first = (town: ServedTown) => Number(plain(town.city).startsWith(plain(typed)));
  const near: readonly ChosenTown[] = served
    .filter((town) => begins(typed, town))
    .toSorted((a, b) => first(b) - first(a));
  const towns = [...near, ...places.map(townOf)];
  const isFirst = (town: ChosenTown, at: number) =>
    towns.findIndex((other) => townText(other) === townText(town)) === at;
  return towns.filter(isFirst).slice(0, most);
};

/** The town with exactly this name, as when a browser fills the field without the list. */
export const townNamed = (typed: string, towns: readonly ChosenTown[]): ChosenTown | undefined =>
  towns.find((town) => [plain(town.city), plain(townText(town))].includes(plain(typed)));
