import type { GuidePage } from '../guide-page.ts';

/** Tables and totems. */
export const tablePages: readonly GuidePage[] = [
  {
    slug: 'tavoli',
    title: 'Tavoli e totem',
    line: 'I codici sui tavoli, il conto, e lo schermo da cui si ordina da soli.',
    reader: 'tables',
    screen: '/tavoli',
    also: 'qr code stampare conto chiamata cameriere totem lettore carte',
    pieces: [
      { heading: 'I tavoli' },
      {
        steps: [
          'Aggiungi i tavoli, con il numero o il nome.',
          'Scegli quali codici stampare: sei per foglio A4, con i segni di taglio. Un codice non cambia mai.',
          'Quando la gente si siede, apri il tavolo dalla bacheca o da qui.',
          'Chi si siede inquadra il codice entro un quarto d’ora e ordina: l’ordine arriva sulla bacheca con il suo tavolo.',
        ],
      },
      { picture: 'tables', shows: 'I tavoli di un negozio' },
      'Dopo un quarto d’ora il codice stampato non basta più: chi arriva tardi inquadra il telefono di un amico, oppure premi «Altri telefoni». Chi ha fotografato il codice, così, da casa non ordina. Il conto si incassa dalla bacheca, con «Tavoli», tutto insieme; le chiamate compaiono in alto.',
      { heading: 'I totem' },
      'Un totem è uno schermo qualunque: aggiungilo e apri lì il suo collegamento, che si vede una volta sola. Il negozio deve offrire il servizio al totem. Senza un lettore di carte si paga alla cassa.',
      { note: 'Un totem che non c’è più si spegne da qui: da subito non prende ordini.' },
    ],
  },
];
