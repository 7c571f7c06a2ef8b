import { names } from '../../../base/names.ts';
import type { GuidePage } from '../guide-page.ts';

/** A day at the counter. */
export const counterPages: readonly GuidePage[] = [
  {
    slug: 'ordini-in-corso',
    title: 'La bacheca degli ordini',
    line: 'Accettare, preparare, consegnare: un ordine dall’inizio alla fine.',
    reader: 'shop',
    screen: '/',
    also: 'accettare rifiutare comanda suono pausa annullare ritardo rimborso',
    pieces: [
      { picture: 'board', shows: 'La bacheca, una colonna per stato' },
      {
        steps: [
          'Un ordine nuovo suona. Premi «Accetta» e di’ tra quanto è pronto: il cliente lo legge subito.',
          'Portalo avanti con il pulsante sulla scheda. Se sbagli, «Annulla» torna indietro per qualche secondo.',
          'Alla consegna incassa, se è da incassare, e chiudi.',
        ],
      },
      { heading: 'Quando c’è troppo da fare' },
      {
        list: [
          '«Più tempo»: chi ordina da adesso legge tempi più lunghi. Gli orari già promessi restano.',
          '«Metti in pausa»: nessuno può ordinare finché dura. Si possono fermare anche solo le consegne.',
          '«Esauriti»: quello che è finito sparisce dal menù.',
        ],
      },
      {
        note: 'Se il suono è spento te lo diciamo in alto: i browser lo accendono solo con un tocco. Se il collegamento si perde, controlla la rete del locale.',
      },
    ],
  },
  {
    slug: 'ordini',
    title: 'Trovare un ordine e rimborsare',
    line: 'Ogni ordine dei tuoi negozi, con la sua storia e i suoi soldi.',
    reader: 'shop',
    screen: '/ordini',
    also: 'storico cercare rimborso cliente ricevuta esportare',
    pieces: [
      'Cerca per nome, telefono, email, piatto o numero. I filtri restano nell’indirizzo: una vista che usi spesso si salva.',
      'Chi sta al banco trova gli ordini dell’ultima settimana, senza telefono. Un responsabile li trova tutti e li esporta: gli chiediamo di confermare che è lui, e resta nel registro.',
      'Nella pagina di un ordine un responsabile rimborsa alcuni pezzi, la consegna o una somma. Se la banca non lo esegue lo vedi, e si riprova.',
    ],
  },
  {
    slug: 'scanner',
    title: 'Scanner',
    line: `Leggere coupon, ${names.prime}, biglietti e badge.`,
    reader: 'shop',
    screen: '/scanner',
    also: 'qr code codice fotocamera lettore',
    pieces: [
      'Inquadra il QR code, oppure scrivi le otto cifre che gli stanno accanto. Va bene anche un lettore collegato.',
      'Un codice vale una volta. Se lo hai letto per errore, «Annulla l’uso». Serve la rete: senza, lo scanner aspetta.',
    ],
  },
  {
    slug: 'esauriti',
    title: 'Segnare che cosa è finito',
    line: 'Un ingrediente, un’aggiunta o un piatto, e fino a quando; e quanti pezzi restano.',
    reader: 'shop',
    screen: '/esauriti',
    also: 'finito manca ingrediente disponibile pezzi restano conta giacenza ultimi',
    pieces: [
      {
        steps: [
          'Cerca quello che è finito.',
          'Premi «È finito» e scegli fino a quando.',
          'Leggi quali piatti si esauriscono, e conferma.',
        ],
      },
      { picture: 'sold-out', shows: 'Gli esauriti di un negozio' },
      'A quell’ora torna da solo. Se arriva prima, «C’è di nuovo».',
      'Di un piatto avete pochi pezzi? Cercalo, premi «Conta» e scrivi quanti ne potete ancora vendere. A ogni ordine scendono da soli, tornano se l’ordine si annulla, e a zero il piatto è esaurito solo in questo negozio.',
      'Finché contate voi, per i vostri ordini non vale il numero del marchio. «Non contare più» lo rimette.',
    ],
  },
  {
    slug: 'incassi',
    title: 'Incassi del giorno',
    line: 'Che cosa c’è in cassa la sera, e da dove viene.',
    reader: 'shop',
    screen: '/incassi',
    also: 'cassa chiusura totale contanti pos stampa',
    pieces: [
      'Scegli il giorno: sopra gli ordini di quel giorno, sotto quello che è passato dalla cassa, per modo e per persona. Si stampa.',
      'I grafici sono degli ultimi trenta giorni: giorno per giorno, per giorno della settimana e per ora.',
    ],
  },
];
