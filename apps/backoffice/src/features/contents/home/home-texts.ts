import type { HomeBlock } from '@zanga/domain/brand/home';
import { names } from '../../../base/names.ts';

export const blockNames: Readonly<Record<HomeBlock, string>> = {
  best: 'I più amati',
  words: 'Annuncio',
  promo: 'Categorie in promozione',
  offers: 'Oggi costano meno',
  prime: names.membership,
  shops: 'I nostri negozi',
};

/** Condition under which each block shows at all. */
export const blockLines: Readonly<Record<HomeBlock, string>> = {
  best: 'Apre la pagina con lo slogan e le categorie: resta al suo posto.',
  words: 'Poche parole per tutti, per il tempo che serve.',
  promo: 'Solo se una categoria è in promozione.',
  offers: 'Solo se qualcosa costa meno.',
  prime: `Solo se ${names.prime} è acceso nelle impostazioni.`,
  shops: 'Fino a sei negozi, i più vicini per chi dice dov’è.',
};

const italianDay = (day: string): string => day.split('-').toReversed().join('/');

/** Names of the fields in a conflict of two editors. */
export const homeFieldNames = { title: 'Titolo', value: 'Blocchi della home' } as const;

export const homeTexts = {
  link: 'La home',
  section: 'Che cosa mostra, dall’alto',
  line: 'Slogan e descrizione stanno nelle impostazioni, i nomi delle categorie nel menù.',
  list: 'Blocchi della home',
  shown: 'Si vede',
  title: 'Titolo',
  below: 'Riga sotto',
  empty: 'Vuoto si legge come di serie.',
  announcementHint: 'Che cosa volete dire a tutti.',
  from: 'Dal giorno',
  until: 'Fino al giorno, compreso',
  days: (from: string, until: string) =>
    [from && `dal ${italianDay(from)}`, until && `fino al ${italianDay(until)}`].filter(Boolean).join(' '),
} as const;
