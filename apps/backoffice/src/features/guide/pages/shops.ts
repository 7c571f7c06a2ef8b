import type { GuidePage } from '../guide-page.ts';

/** Pages about shops: areas, hours, capacity. */
export const shopPages: readonly GuidePage[] = [
  {
    slug: 'negozi',
    title: 'Negozi',
    line: 'Indirizzo, servizi, pagamenti, e aperto al pubblico.',
    reader: 'owner',
    screen: '/negozi',
    also: 'punto vendita indirizzo pagamenti contanti carta servizi',
    pieces: [
      {
        steps: [
          'Premi «Nuovo negozio»: da zero, o come un altro che hai già.',
          'Scrivi dove si trova e come si raggiunge. «Trova la posizione dall’indirizzo» riempie i gradi; se non arriva alla porta, in ogni mappa li trovi tenendo premuto sul punto.',
          'Scegli i servizi, ognuno con i suoi orari, e come si paga.',
          'Quando è pronto accendi «Aperto al pubblico» e salva.',
        ],
      },
      'Da chiuso non lo vede nessuno e non prende ordini: i suoi dati restano.',
    ],
  },
  {
    slug: 'negozi-orari',
    title: 'Orari del negozio',
    line: 'La settimana di ogni servizio, le feste, i giorni diversi.',
    reader: 'owner',
    also: 'apertura chiusura ferie feste settimana',
    pieces: [
      'Scrivi il lunedì e premi «Su tutti i giorni», poi cambia quello che è diverso. Un altro servizio può copiare la settimana.',
      { picture: 'hours', shows: 'La settimana di un servizio' },
      'Chi chiude dopo mezzanotte scrive l’ora e basta: alle 2 vuol dire del giorno dopo.',
      'Nei «Giorni diversi» vanno feste e ferie: quel giorno valgono questi orari. Accanto vedi come saranno i prossimi quattordici giorni.',
      { note: 'Se restano fuori ordini già presi te lo diciamo prima di salvare. Non si annullano.' },
    ],
  },
  {
    slug: 'negozi-zone',
    title: 'Zone di consegna',
    line: 'Dove si consegna, quanto costa, da quale spesa.',
    reader: 'owner',
    also: 'consegna domicilio mappa quartieri costo minimo geojson',
    pieces: [
      'Ogni zona ha un nome, un costo, un ordine minimo e i minuti di strada. Si riconosce dalle vie, dai comuni e dal contorno: contano prima le vie.',
      { picture: 'areas', shows: 'Le zone di un negozio e il loro disegno' },
      'Per il contorno parti da un cerchio e sposta i vertici, o tocca il disegno per aggiungerne: il quadrato in mezzo è il negozio. Chi ha già le zone le importa da un file GeoJSON. Dove due si sovrappongono, diciamo quale vale.',
    ],
  },
  {
    slug: 'negozi-capacita',
    title: 'Fasce e cucina',
    line: 'Quanto può uscire dalla cucina, e per quanti giorni si prenota.',
    reader: 'owner',
    also: 'slot capacità tempi minuti prenotare',
    pieces: [
      'Quando una fascia è piena, chi ordina ne sceglie un’altra. Sotto ai numeri leggi come sarebbe andata la settimana scorsa.',
      'I minuti di cucina vanno da quando si comincia a quando è pronto. Le consegne aggiungono i minuti di strada della zona.',
    ],
  },
  {
    slug: 'risposte',
    title: 'Ordini senza risposta',
    line: 'Che cosa succede quando nessuno guarda la bacheca.',
    reader: 'owner',
    screen: '/risposte',
    also: 'allarme telefonata avvisi squilla annullo',
    pieces: [
      'Scegli dopo quanti minuti la bacheca suona più forte, scriviamo ai responsabili, squilla il telefono, e alla fine l’ordine torna indietro con i soldi.',
      'I tempi valgono per tutti i negozi; un negozio può averne di suoi. In fondo c’è «Prova gli avvisi»: la chiamata arriva al negozio, posta e notifica a te.',
    ],
  },
  {
    slug: 'cinema',
    title: 'Cinema',
    line: 'Il programma, i posti venduti, e che cosa fare se si annulla.',
    reader: 'shop',
    screen: '/cinema',
    also: 'biglietti film spettacolo rimborso',
    pieces: [
      'Con «Metti in programma» aggiungi uno spettacolo, o lo stesso in più giorni e a più ore. Se cambi film, sala od orario, chi ha il biglietto lo riceve scritto, e il biglietto resta valido.',
      'Apri uno spettacolo per vedere chi ha i biglietti e chi è già entrato. I biglietti si leggono con lo scanner.',
      'Se lo annulli, ogni ordine riceve il rimborso e un messaggio. Non si torna indietro: per questo ti chiediamo il motivo, che i clienti leggono.',
    ],
  },
];
