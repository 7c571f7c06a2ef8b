import { names } from '../../base/names.ts';
import { tableWords } from '../../parts/list/list-texts.ts';

export const moderationTexts = {
  title: 'Recensioni',
  line: 'Pubblica tutto quello che è sincero. Un voto basso non è un motivo per rifiutare.',
  states: { waiting: 'Da leggere', published: 'Pubblicate', refused: 'Non pubblicate' },
  stateNames: 'Quali recensioni',
  count: (count: number) => ` (${count < 1_000 ? count : 'più di 999'})`,
  votes: 'Voto',
  anyVote: 'Tutti',
  vote: (stars: number) => (stars === 1 ? '1 stella' : `${stars} stelle`),
  empty: {
    waiting: 'Nessuna recensione da leggere.',
    published: 'Nessuna recensione pubblicata.',
    refused: 'Nessuna recensione rifiutata.',
  },
  order: 'Ordine',
  ordered: (when: string) => `ordinato ${when}`,
  dishes: 'Che cosa ha ordinato',
  dish: (qty: number, name: string) => (qty === 1 ? name : `${qty} × ${name}`),
  stars: (stars: number) => (stars === 1 ? '1 stella su 5' : `${stars} stelle su 5`),
  publish: 'Pubblica',
  refuse: 'Rifiuta',
  refuseTitle: 'Perché non si può pubblicare?',
  refused: (why: string) => `Rifiutata: ${why}`,
  answer: 'Rispondi',
  changeAnswer: 'Cambia la risposta',
  answerLabel: `La risposta, firmata ${names.brand}: la leggono tutti`,
  answerSave: 'Salva la risposta',
  pages: {
    ...tableWords,
    more: 'Carica altre recensioni',
    loadingMore: 'Carico altre recensioni…',
    moreFailed: 'Le altre recensioni non sono arrivate.',
  },
  ofManagers: 'Le recensioni le leggono i responsabili.',
} as const;
