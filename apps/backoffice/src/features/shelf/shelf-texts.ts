import type { ShelfKind } from '@zanga/contract/menu/shelf';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Words of what has run out. */
export const shelfTexts = {
  title: 'Esauriti',
  line: 'Che cosa è finito, e fino a quando. I clienti lo vedono subito; a quell’ora torna da solo.',
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
