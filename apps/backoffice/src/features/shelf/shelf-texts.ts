import type { ShelfKind } from '@zanga/contract/menu/shelf';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const shelfTexts = {
  title: 'Esauriti',
  line: 'Che cosa è finito, e quanti pezzi restano di quello che contate. I clienti lo vedono subito.',
  search: 'Cerca ingrediente, aggiunta o piatto',
  out: (count: number) => (count === 0 ? 'Non manca niente' : counted(count, 'cosa finita', 'cose finite')),
  nothingOut: 'Quando finisce qualcosa, cercalo qui sopra e segnalo: chi ordina non lo trova più.',
  found: 'Trovati',
  foundIngredients: 'Ingredienti più usati',
  none: 'Niente con questo nome.',
  kinds: {
    ingredient: 'Ingrediente',
    choice: 'Aggiunta',
    product: 'Piatto',
  } satisfies Record<ShelfKind, string>,
  dishes: (count: number) => (count === 0 ? 'in nessun piatto' : `in ${counted(count, 'piatto', 'piatti')}`),
  until: (moment: string) => `Finito ${moment}`,
  forGood: 'Finito finché non lo rimettete',
  by: (name: string) => `segnato da ${name}`,
  mark: 'È finito',
  markLabel: (name: string) => `È finito: ${name}`,
  back: 'C’è di nuovo',
  backLabel: (name: string) => `C’è di nuovo: ${name}`,
  isBack: (name: string) => `${name}: si può ordinare di nuovo.`,
  counted: 'Contati qui',
  noneCounted:
    'Di un piatto avete pochi pezzi? Cercalo qui sopra e scrivi quanti: scendono da soli a ogni ordine.',
  left: (pieces: number) => (pieces === 0 ? 'Finito' : pieces === 1 ? 'Ne resta 1' : `Ne restano ${pieces}`),
  leftOfBrand: (pieces: number) => `${counted(pieces, 'pezzo', 'pezzi')} in tutto, contati dal marchio`,
  count: 'Conta',
  countLabel: (name: string) => `Conta: ${name}`,
  recount: 'Cambia',
  recountLabel: (name: string) => `Cambia quanti ne restano: ${name}`,
  counting: {
    title: (name: string) => `Conta: ${name}`,
    now: (pieces: number) =>
      pieces === 0
        ? 'Adesso non ne resta nessuno.'
        : pieces === 1
          ? 'Adesso ne resta 1.'
          : `Adesso ne restano ${pieces}.`,
    pieces: 'Pezzi da vendere adesso',
    hint: 'Solo quelli ancora liberi, non quelli di ordini già presi. A ogni ordine scende da solo; a zero qui è esaurito.',
    unreadable: 'Scrivi un numero di pezzi, anche 0',
    tooMany: 'Sono troppi: al massimo 100.000',
    ofBrand: (pieces: number) =>
      `Il marchio ne conta ${pieces} in tutto. Con un numero vostro, per gli ordini di questo negozio vale solo quello.`,
    alsoOut: 'È anche segnato finito: per venderlo premi «C’è di nuovo» nell’elenco.',
    confirm: 'Salva',
    end: 'Non contare più',
    saved: (name: string, pieces: number) =>
      pieces === 0
        ? `${name}: qui è esaurito.`
        : `${name}: ${pieces === 1 ? 'ne resta 1' : `ne restano ${pieces}`}.`,
    ended: (name: string) => `${name}: non si conta più in questo negozio.`,
  },
  isOut: (name: string) => `${name}: i clienti non lo trovano più.`,
  dialog: {
    title: (name: string) => `È finito: ${name}`,
    howLong: 'Fino a quando?',
    untilOpening: (moment: string) => `Fino alla prossima apertura, ${moment}`,
    for: (minutes: number) =>
      minutes < 60 ? `Per ${minutes} min` : `Per ${counted(minutes / 60, 'ora', 'ore')}`,
    forGood: 'Finché non lo rimettiamo',
    looking: 'Guardo che cosa tocca…',
    sellsOut: (count: number) =>
      count === 0 ? 'Nessun piatto si esaurisce.' : `Esaurisce ${counted(count, 'piatto', 'piatti')}:`,
    others: (count: number) => (count === 1 ? 'e un altro' : `e altri ${count}`),
    choices: (count: number) =>
      `E ${counted(count, 'aggiunta non si può', 'aggiunte non si possono')} più scegliere:`,
    onlyChoice: 'Si toglie dalle scelte; i piatti restano in vendita.',
    evenWithout:
      'Si esauriscono anche i piatti a cui si può togliere: chi li ordina non sa ancora che manca.',
    confirm: 'Segna finito',
  },
} as const;
