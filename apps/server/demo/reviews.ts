/** An invented review of a demo order. */
export type DemoReview = {
  readonly firstname: string;
  readonly lastname: string;
  readonly shop: string;
  readonly daysAgo: number;
  readonly stars: number;
  readonly text: string;
  /** Slug, stars, words. */
  readonly products: readonly (readonly [slug: string, stars: number, text: string])[];
  readonly answer?: string;
  /** Not yet read by a manager. */
  readonly waiting?: true;
};

/** Praise and blame as in a real shop: five stars alone would deceive. */
export const demoReviews: readonly DemoReview[] = [
  {
    firstname: 'Chiara',
    lastname: 'Grasso',
    shop: 'catania',
    daysAgo: 3,
    stars: 5,
    text: 'Ritirato in dieci minuti, tutto caldo e gentilissimi al banco.',
    products: [
      ['arancino-al-ragu', 5, 'Croccante fuori e col ragù che si sente: come quello di mia nonna.'],
      ['cannolo', 5, 'Riempito al momento, la cialda non si ammorbidisce.'],
    ],
  },
  {
    firstname: 'Salvatore',
    lastname: 'Caruso',
    shop: 'catania',
    daysAgo: 6,
    stars: 4,
    text: 'Pizza ottima, consegna un quarto d’ora dopo l’orario promesso.',
    products: [
      ['margherita', 5, 'Bordo alto e leggero, pomodoro buono.'],
      ['pizza-zanga', 4, 'Ricca, forse un po’ troppo condita per me.'],
    ],
    answer:
      'Grazie Salvatore, la pizza è il nostro orgoglio. Sul ritardo di sabato hai ragione: abbiamo aggiunto un motorino nel fine settimana.',
  },
  {
    firstname: 'Elena',
    lastname: 'Puglisi',
    shop: 'palermo',
    daysAgo: 4,
    stars: 5,
    text: '',
    products: [['pane-e-panelle', 5, 'Panelle fritte al momento, limone a parte. Perfetto.']],
  },
  {
    firstname: 'Davide',
    lastname: 'Rizzo',
    shop: 'palermo',
    daysAgo: 9,
    stars: 2,
    text: 'Le patatine sono arrivate fredde e mancava una salsa.',
    products: [
      ['zanga-burger', 4, 'Il burger però è buono davvero.'],
      ['patatine-fritte', 1, 'Fredde e molli.'],
    ],
    answer:
      'Ci dispiace per le patatine, Davide: te le abbiamo rimborsate, e adesso il sacchetto ha i fori per il vapore.',
  },
  {
    firstname: 'Giulia',
    lastname: 'Messina',
    shop: 'siracusa',
    daysAgo: 7,
    stars: 5,
    text: 'Ci torniamo ogni settimana.',
    products: [
      ['pasta-alla-norma', 5, 'Melanzane asciutte e ricotta salata vera.'],
      ['granita-alla-mandorla', 5, 'La migliore di Siracusa.'],
    ],
  },
  {
    firstname: 'Vincenzo',
    lastname: 'Patanè',
    shop: 'messina',
    daysAgo: 11,
    stars: 3,
    text: 'Buono ma le porzioni sono diventate più piccole.',
    products: [['pasta-alla-norma', 3, 'Saporita, un po’ scarsa.']],
  },
  {
    firstname: 'Martina',
    lastname: 'Vitale',
    shop: 'ragusa',
    daysAgo: 13,
    stars: 5,
    text: 'Ordine sbagliato in cassa ma sistemato subito con un sorriso.',
    products: [
      ['diavola', 4, ''],
      ['tiramisu', 5, 'Cremoso, non troppo dolce.'],
    ],
  },
  {
    firstname: 'Lorenzo',
    lastname: 'Amato',
    shop: 'taormina',
    daysAgo: 15,
    stars: 4,
    text: 'Colazione con vista: brioche calda e servizio rapido.',
    products: [
      ['brioche-con-gelato', 5, 'Brioche col tuppo appena sfornata.'],
      ['cappuccino', 4, ''],
    ],
  },
  {
    firstname: 'Beatrice',
    lastname: 'Longo',
    shop: 'catania',
    daysAgo: 18,
    stars: 5,
    text: '',
    products: [
      ['arancino-al-ragu', 4, 'Buono anche riscaldato il giorno dopo.'],
      ['pizza-norma', 5, ''],
    ],
  },
  {
    firstname: 'Orazio',
    lastname: 'Fichera',
    shop: 'catania',
    daysAgo: 22,
    stars: 4,
    text: 'Prezzi onesti e ingredienti buoni.',
    products: [['pizza-bronte', 5, 'La burrata fa la differenza.']],
  },
  {
    firstname: 'Sara',
    lastname: 'Nicolosi',
    shop: 'palermo',
    daysAgo: 1,
    stars: 5,
    text: 'Arancine perfette (e sì, qui si dice arancina!).',
    products: [['arancina-al-burro', 5, 'Filante e per niente unta.']],
    waiting: true,
  },
  {
    firstname: 'Turi',
    lastname: 'Zappalà',
    shop: 'catania',
    daysAgo: 2,
    stars: 2,
    text: 'Mezz’ora di ritardo e nessuno ha avvisato.',
    products: [['zanga-burger', 3, 'Ormai tiepido.']],
    waiting: true,
  },
];
