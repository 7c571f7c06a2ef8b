import { names } from '../../../base/names.ts';
import type { GuidePage } from '../guide-page.ts';

/** Coupons and Prime. */
export const offerPages: readonly GuidePage[] = [
  {
    slug: 'coupon',
    title: 'Coupon',
    line: 'Uno sconto con un codice, o un regalo a chi vuoi tu.',
    reader: 'owner',
    screen: '/coupon',
    also: 'sconto codice codici regalo promozione buono link annullare uso',
    pieces: [
      {
        steps: [
          'Premi «Aggiungi» e dagli un titolo: lo legge chi lo riceve.',
          'Di’ che cosa regala, quando vale, su che cosa e per chi. Accanto leggi come lo legge il cliente.',
          'Salva, poi «Fai partire»: prima di allora è sospeso.',
        ],
      },
      { picture: 'coupon', shows: 'Un coupon, con le parole che legge il cliente' },
      'Con un codice lo usa chi lo conosce. Senza, arriva nel portafoglio di chi lo riceve: da solo, per esempio al compleanno, oppure con «Regala».',
      '«Provalo» dice, su un ordine o su un carrello inventato, che cosa toglie o perché non vale. Con «Crea codici» ne hai fino a diecimila, ciascuno buono una volta; il link apre il negozio con il coupon già nel carrello.',
      'Usato per sbaglio alla cassa? Nella pagina degli usi si annulla, con un motivo, e torna a chi l’aveva.',
      { note: 'Quello che un coupon promette a chi ce l’ha già resta com’è. Per cambiarlo, duplicalo.' },
    ],
  },
  {
    slug: 'prime',
    title: `${names.membership}: il piano`,
    line: 'Quanto costa l’abbonamento, che cosa dà, e come va.',
    reader: 'owner',
    screen: '/prime',
    also: 'abbonamento piano prova mensile',
    pieces: [
      'Premi «Nuova versione» e scrivi prezzo, giorni di prova e vantaggi. Vale da subito, o da un giorno che scegli.',
      { picture: 'prime', shows: 'Il piano di adesso e i suoi numeri' },
      `Chi è già iscritto tiene le condizioni con cui si è iscritto, prezzo compreso. Finché non scrivi un piano, ${names.prime} non si può comprare; si accende e si spegne nelle impostazioni.`,
    ],
  },
  {
    slug: 'prime-iscritti',
    title: `${names.membership}: gli iscritti`,
    line: 'Chi è abbonato, e che cosa fare quando lo chiede.',
    reader: 'owner',
    screen: '/prime/iscritti',
    also: 'disdire rimborso abbonati recesso',
    pieces: [
      'Cerca per nome o email. Nella pagina di chi è iscritto ci sono i pagamenti, quanto ha risparmiato e le note tra colleghi.',
      {
        list: [
          '«Disdici a fine periodo»: resta attivo fino alla scadenza, senza altri addebiti.',
          '«Ritira la disdetta»: finché non è finito l’abbonamento continua, e chi è iscritto legge quando paga.',
          '«Chiudi adesso»: finisce subito. Entro quattordici giorni torna tutto sulla carta.',
          '«Rimborsa» accanto a un pagamento: torna sulla stessa carta, tutto o in parte, e l’abbonamento resta.',
        ],
      },
      { note: 'La vede chi è responsabile di tutti i negozi: gli iscritti non sono di un negozio.' },
    ],
  },
];
