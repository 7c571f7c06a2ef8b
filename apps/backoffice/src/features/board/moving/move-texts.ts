export const moveTexts = {
  open: 'Sposta in un altro negozio',
  title: (number: string) => `Sposta ${number}`,
  line: {
    delivery: 'Il cliente lo sa subito, con il nuovo orario. Il prezzo e l’indirizzo restano quelli.',
    pickup:
      'Il cliente lo sa subito: cambia il posto del ritiro. Finché non lo ritira può annullarlo, e gli torna tutto. Il prezzo resta quello.',
  },
  printed: 'La comanda è già stampata: avvisa la cucina che non va fatta.',
  which: 'In quale negozio?',
  none: 'Non lavori in altri negozi che possano averlo.',
  away: (address: string, distance: string) => `${address} · a ${distance}`,
  when: (when: string) => `Previsto ${when}`,
  before: (when: string) => `Adesso è previsto ${when}.`,
  missing: 'scegli un negozio',
  reason: 'Perché lo sposti?',
  reasons: ['Forno guasto', 'Troppi ordini qui', 'L’ha chiesto il cliente'],
  reasonMissing: 'scrivi il motivo',
  confirm: 'Sposta',
  confirmTo: (shop: string) => `Sposta da ${shop}`,
  done: (number: string, shop: string, next: string) => `${number} è di ${shop}: lì è il numero ${next}.`,
} as const;
