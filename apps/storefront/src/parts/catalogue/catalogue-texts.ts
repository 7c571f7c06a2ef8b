import type { Names } from '@zanga/domain/brand/names';
import { allergenNames as namesInFull } from '@zanga/domain/catalogue/italian-names';
import type { Allergen } from '@zanga/domain/catalogue/vocabulary';

/** Names from Reg. (EU) 1169/2011 in Italian, two of them shortened to fit a chip. */
export const allergenNames: Readonly<Record<Allergen, string>> = {
  ...namesInFull,
  gluten: 'Glutine',
  sulphites: 'Solfiti',
};

const unitNames = { kg: 'kg', l: 'l', pz: 'pz' } as const;

export const catalogueTexts = {
  priceBefore: 'Prezzo prima dello sconto',
  priceNow: 'Prezzo scontato',
  discount: (percent: number) => `−${percent}%`,
  onOffer: 'Offerta',
  discountOnLowest: (percent: number, price: string) =>
    `−${percent}% sul prezzo più basso degli ultimi 30 giorni: ${price}`,
  lowest: (price: string) => `Prezzo più basso degli ultimi 30 giorni: ${price}`,
  prime: ({ prime }: Names, price: string) => `${price} con ${prime}`,
  priceOfOthers: ({ prime }: Names) => `Prezzo senza ${prime}`,
  ownPrice: ({ prime }: Names) => `Il tuo prezzo ${prime}`,
  unit: (price: string, per: keyof typeof unitNames) => `${price} / ${unitNames[per]}`,
  adult: (age: number) => `${age}+`,
  adultLong: (age: number) => `Solo per maggiori di ${age} anni`,
  frozen: 'Surgelato all’origine',
  fewLeft: (count: number) => (count === 1 ? 'Ultimo pezzo' : `Ultimi ${count} pezzi`),
  from: 'da',
  contains: (names: string) => `Contiene ${names}`,
  noAllergens: 'Nessun allergene dichiarato',
  undeclared: 'Allergeni non dichiarati',
  add: (name: string) => `Aggiungi ${name} al carrello`,
  choose: (name: string) => `Scegli come vuoi ${name}`,
  less: (name: string) => `Togli un pezzo di ${name}`,
  addFavourite: (name: string) => `Aggiungi ${name} ai preferiti`,
  removeFavourite: (name: string) => `Togli ${name} dai preferiti`,
  favouriteAdded: (name: string) => `${name} è tra i tuoi preferiti`,
  favouriteRemoved: (name: string) => `${name} non è più tra i preferiti`,
  unavailable: {
    sold_out: 'Esaurito',
    not_now: 'Non ora',
    not_here: 'Non qui',
  },
} as const;
