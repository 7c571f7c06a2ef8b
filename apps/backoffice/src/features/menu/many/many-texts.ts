import { counted } from '@zanga/browser/format.ts';
import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import { names } from '../../../base/names.ts';
import { emptyText, overtakenText } from './change-words.ts';

const products = (count: number) => counted(count, 'prodotto', 'prodotti');

export const manyTexts = {
  change: 'Modifica insieme',
  all: 'Seleziona tutti i risultati',
  allBusy: 'Seleziono…',
  cut: 'Se ne modificano al massimo 500 alla volta: sono selezionati i primi 500',
  tooMany: 'Al massimo 500 alla volta',
  lately: 'Ultime modifiche insieme',
  title: (count: number) => `Modifica ${products(count)}`,
  what: 'Che cosa cambia',
  whats: {
    price: 'Il prezzo',
    channels: 'Come si compra',
    allergen: 'Un allergene',
    published: 'La pubblicazione',
    archived: 'L’archivio',
    vat_class: 'L’IVA',
    count: 'I pezzi di un negozio',
  } satisfies Record<ManyChange['what'], string>,
  direction: 'Il prezzo',
  directions: { up: 'aumenta', down: 'diminuisce' },
  by: 'Di quanto si scrive',
  bys: { percent: 'in %', sum: 'in euro' },
  amount: { percent: 'Per cento', sum: 'Euro' },
  amountUnreadable: 'Scrivi quanto, per esempio 10 oppure 0,50',
  amountMissing: 'Scrivi di quanto cambia il prezzo',
  rounding: 'Arrotonda',
  roundings: { none: 'no', whole: 'a euro interi', fifty: 'a ,50', ninety: 'a ,90' },
  roundingHint: 'Al prezzo più vicino che finisce così.',
  prime: `Cambia allo stesso modo anche il prezzo ${names.prime}`,
  primeHint: 'Dove ce n’è uno.',
  channelKeep: 'lascia com’è',
  channelOn: 'sì',
  channelOff: 'no',
  allergen: 'Allergene',
  presence: 'Che cosa si dichiara',
  presences: { contains: 'lo contiene', may_contain: 'può contenerne tracce', none: 'non c’è' },
  presenceHint: 'Solo dove gli allergeni sono già dichiarati: gli altri si dichiarano uno per uno.',
  publishing: 'Da adesso',
  publishings: { on: 'pubblicati', off: 'tolti dal menù (bozze)' },
  archiving: 'Da adesso',
  archivings: { on: 'in archivio', off: 'di nuovo fra le bozze' },
  shop: 'Negozio',
  shopNone: 'Scegli il negozio',
  shopMissing: 'Scegli di quale negozio sono i pezzi',
  counting: 'Da adesso il negozio',
  countings: { set: 'ha tanti pezzi di ciascuno', end: 'non li conta più' },
  countingHint: 'Per i suoi ordini vale solo questo numero, non quello del marchio.',
  endingHint: 'Per i suoi ordini torna a valere il numero del marchio, se ce n’è uno.',
  pieces: 'Pezzi di ciascun prodotto',
  piecesHint: 'Solo quelli ancora liberi, non quelli di ordini già presi. A zero, lì è esaurito.',
  piecesUnreadable: 'Scrivi un numero di pezzi, anche 0',
  piecesTooMany: 'Sono troppi: al massimo 100.000',
  look: 'Guarda che cosa cambia',
  rows: 'Che cosa cambia, prodotto per prodotto',
  summary: (rows: readonly ManyRow[]) => {
    const count = (outcome: ManyRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
    const [changed, same, refused] = [count('changed'), count('same'), count('refused')];
    return [
      `${products(changed)} ${changed === 1 ? 'cambia' : 'cambiano'}`,
      ...(same > 0 ? [`${same} ${same === 1 ? 'è già così' : 'sono già così'}`] : []),
      ...(refused > 0 ? [`per ${refused} non si può`] : []),
    ].join(', ');
  },
  line: ({ column, before, after }: ManyRow['changes'][number]) =>
    `${column.replaceAll('_', ' ')}: ${before || emptyText(column)} → ${after || emptyText(column)}`,
  problem: ({ column, text }: ManyRow['problems'][number]) =>
    column ? `${column.replaceAll('_', ' ')}: ${text}` : text,
  same: 'già così',
  unusualMark: 'prezzo insolito',
  refused: 'Si cambiano tutti o nessuno: lascia fuori quelli per cui non si può, o cambia la richiesta.',
  leaveOut: (count: number) => (count === 1 ? 'Lascia fuori quello' : `Lascia fuori quei ${count}`),
  apply: (count: number) => `Cambia ${products(count)}`,
  overtaken: (names: readonly string[]) =>
    `Non è stato scritto niente: nel frattempo ${overtakenText(names)}. Ecco che cosa succederebbe adesso.`,
  unusual: 'Sono proprio questi i prezzi?',
  unusualLine: (count: number) =>
    `${products(count)} ${count === 1 ? 'avrebbe' : 'avrebbero'} un prezzo di zero, o di 10.000 € e più. Se è giusto, conferma.`,
  unusualNo: 'Torna alle righe',
  done: (count: number) => (count === 1 ? '1 prodotto cambiato' : `${count} prodotti cambiati`),
} as const;
