import type { ContentForm } from '@zanga/contract/brand/contents-office';
import type { Home } from '@zanga/contract/brand/home';
import { homePartsIn } from '@zanga/contract/brand/home-parts';
import { type HomePart, homeOn, homeProblems, usualHome, wholeHome } from '@zanga/domain/brand/home';
import { wallClock } from '@zanga/domain/time';

/** The home before its first edit. */
export const usualHomeText: ContentForm = { title: 'Home', value: JSON.stringify(usualHome) };

/** Problems of a home's arrangement, by the fields of its form. */
export const homeFormProblems = ({ value }: ContentForm) => {
  const parts = homePartsIn(value);
  if (!parts) return [{ field: 'value', text: 'Titoli fino a 60 lettere, righe fino a 160' }];
  return homeProblems(parts).map(({ block, text }) => ({ field: `value.${block}`, text }));
};

/** The home for customers on a day; an unreadable arrangement falls back to the usual one. */
export const presentHome = (value: string, now: Date): Home => {
  const parts = homeOn(homePartsIn(value) ?? usualHome, wallClock(now).date);
  return {
    blocks: parts.map(({ block, title, line }) => ({ block, title: title.trim(), line: line.trim() })),
  };
};

const names: Readonly<Record<HomePart['block'], string>> = {
  best: 'i più amati',
  words: 'annuncio',
  promo: 'categorie in promozione',
  offers: 'offerte',
  prime: 'abbonamento',
  shops: 'negozi',
};

const inWords = ({ block, shown, title, line, from, until }: HomePart): string => {
  const days = [from && `dal ${from}`, until && `al ${until}`].filter(Boolean).join(' ');
  const words = [title, line].filter(Boolean).join(' · ');
  const more = [shown ? '' : 'nascosto', words && `«${words}»`, days].filter(Boolean).join(', ');
  return more === '' ? names[block] : `${names[block]} (${more})`;
};

/** The home in words, for the audit. */
export const toldHome = ({ value, ...form }: ContentForm): ContentForm => ({
  ...form,
  value: wholeHome(homePartsIn(value) ?? usualHome)
    .map(inWords)
    .join('; '),
});
