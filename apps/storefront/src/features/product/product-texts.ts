import { counted } from '@zanga/browser/format.ts';
import type { Names } from '@zanga/domain/brand/names';
import type { OptionGroup } from '@zanga/domain/catalogue/options';
import { severalOfEach } from '../../parts/dish/choices.ts';

type GroupLimits = Pick<OptionGroup, 'min' | 'max' | 'mostOfEach' | 'choices'>;

const optionalHint = ({ max }: GroupLimits, all: number) => {
  if (max >= all) return 'Facoltativo, quante ne vuoi';
  return max === 1 ? 'Facoltativo' : `Facoltativo, al massimo ${max}`;
};

const countHint = (group: GroupLimits, all: number) => {
  const { min, max } = group;
  if (min === 0) return optionalHint(group, all);
  if (min === max) return min === 1 ? 'Scegli un’opzione' : `Scegli ${min} opzioni`;
  return max >= all ? `Scegline almeno ${min}` : `Scegli da ${min} a ${max} opzioni`;
};

/** Number of choices a group asks for, and whether one may be taken more than once. */
const groupHint = (group: GroupLimits) => {
  const { mostOfEach, choices } = group;
  const hint = countHint(group, choices.length * mostOfEach);
  return severalOfEach(group) ? `${hint}, anche uguali` : hint;
};

export const productTexts = {
  product: 'Prodotto',
  ingredients: 'Ingredienti',
  contents: 'Contiene anche',
  labels: 'Caratteristiche',
  seeCategory: (category: string) => `Vai a ${category}`,

  groupHint,
  required: 'Obbligatorio',
  answered: 'Fatto',
  taken: (count: number, max: number) => `${count} di ${max}`,
  takenLong: (count: number, max: number) =>
    `${counted(count, 'opzione scelta', 'opzioni scelte')} su ${max}`,
  full: 'Hai scelto il massimo: togline una per cambiarla.',
  none: 'No, grazie',
  showOthers: (count: number) => counted(count, 'altra scelta', 'altre scelte'),
  choiceSoldOut: 'Esaurito',
  choiceUndeclared: 'Allergeni non dichiarati',
  brings: (names: string) => `Contiene: ${names}`,
  mayBring: (names: string) => `Può contenere: ${names}`,
  delta: (amount: string) => `+${amount}`,
  discountDelta: (amount: string) => `−${amount}`,

  portions: (name: string) => ({
    fewer: `Una porzione in meno: ${name}`,
    more: `Una porzione in più: ${name}`,
  }),

  without: 'Senza…',
  withoutHint: 'Facoltativo. Il prezzo non cambia, e gli allergeni dichiarati restano gli stessi.',
  withoutOne: 'Senza',

  allergens: 'Allergeni',
  byChoice: 'dalle tue scelte',
  noneTitle: 'Nessuno dei 14 allergeni',
  noneBody: 'La ricetta è dichiarata senza, tracce comprese.',
  undeclaredTitle: 'Allergeni non dichiarati',
  undeclaredBody:
    'Non sappiamo dirti quali allergeni contiene. Se hai un’allergia o un’intolleranza, chiedi al negozio prima di sceglierlo.',
  allergensMore: 'Come gestiamo gli allergeni',
  allergensNow: (told: string) => `Allergeni aggiornati. ${told}`,

  notes: 'Note per chi lo prepara',
  notesGoods: 'Note per il negozio',
  notesExample: 'Per esempio: ben cotta, tagliata a spicchi',
  notesCount: (count: number, max: number) => `${count}/${max}`,
  notesCountLong: (count: number, max: number) => `${count} caratteri su ${max}`,

  add: 'Aggiungi',
  added: (name: string, count: number) => `${name}: ${counted(count, 'pezzo', 'pezzi')} nel carrello`,
  save: 'Salva le modifiche',
  saved: (name: string) => `${name}: modifiche salvate`,
  lostSoldOut: (names: readonly string[]) =>
    names.length === 1 ? `«${names[0]}» è esaurito.` : `Sono esauriti: ${names.join(', ')}.`,
  lostGone: (count: number) =>
    count === 1 ? 'Una delle tue scelte non c’è più.' : `${count} delle tue scelte non ci sono più.`,
  lostKept: (names: readonly string[]) => `Non si può più fare senza: ${names.join(', ')}.`,
  lostBody: 'Il resto è come l’avevi scelto: guarda se va bene così.',
  totalNow: (amount: string) => `Totale ${amount}`,

  discountUntil: (reason: string, date: string) => `${reason}, fino al ${date}`,
  primeTitle: ({ membership }: Names) => `Con ${membership}`,
  ownTitle: ({ prime }: Names) => `Il tuo prezzo ${prime}`,
  primeLine: (total: string, saving: string) => `${total}, risparmi ${saving}`,
  vat: (percent: string) => `IVA ${percent}% inclusa`,
  channels: 'Come averlo',
  ticket: 'Che cosa vale',
  ticketHow: 'Sul telefono, appena pagato: lo mostri all’ingresso.',
  missingAt: 'Non lo trovi da',
  soldOutAt: (words: string) => `${words} da`,
  ageTitle: (age: number) => `Solo per maggiori di ${age} anni`,
  ageBody: 'Alla consegna o al ritiro ti chiederemo un documento.',
  frozenBody: 'Può essere preparato con ingredienti surgelati all’origine.',
  cannotBeMade: 'In questo momento non possiamo prepararlo',

  share: 'Condividi',
  shareTitle: ({ brand }: Names, name: string) => `${name} da ${brand}`,
  linkCopied: 'Link copiato: incollalo dove vuoi',
  linkNotCopied: (link: string) => `Copia il link da qui: ${link}`,

  gone: 'Questo prodotto non c’è più',
  goneBody: 'È uscito dal menù, ma il resto è ancora caldo.',
} as const;
