import { names } from '../../../base/names.ts';
import type { GuidePage } from '../guide-page.ts';

/** Pages about staff and devices. */
export const peoplePages: readonly GuidePage[] = [
  {
    slug: 'persone',
    title: 'Persone e ruoli',
    line: 'Invitare chi lavora con te, e decidere che cosa può fare.',
    reader: 'owner',
    screen: '/persone',
    also: 'dipendenti colleghi ruolo permessi invito sospendere password',
    pieces: [
      {
        steps: [
          'Premi «Invita» e scrivi la sua email.',
          'Scegli ruolo e negozio.',
          'Riceve un collegamento che vale sette giorni, e sceglie la sua password.',
        ],
      },
      {
        list: [
          'Sola lettura: guarda gli ordini.',
          'Banco: lavora gli ordini, segna gli esauriti, legge i codici.',
          'Responsabile: rimborsa, modifica il suo negozio, invita. Se lo è di tutti i negozi, anche menù e coupon.',
          `Titolare: tutto, anche impostazioni e ${names.membership}.`,
        ],
      },
      'Chi se ne va si sospende: esce nello stesso istante da ogni dispositivo. Quello che ha fatto resta nel registro.',
    ],
  },
  {
    slug: 'profilo',
    title: 'Il tuo profilo, il PIN, il secondo fattore',
    line: 'Come entri, da dove sei collegato, e il PIN per il tablet.',
    reader: 'shop',
    screen: '/profilo',
    also: 'pin passkey password secondo fattore autenticazione dispositivi uscire',
    pieces: [
      'Il PIN serve sul tablet del negozio: lo scegli qui, entrando con email e password, e non lo dici a nessuno.',
      'Il secondo fattore è una passkey o un’app: chi ruba la password non entra. Tieni da parte i codici di recupero.',
      'Se un dispositivo collegato non è tuo, chiudilo da qui e cambia la password.',
    ],
  },
  {
    slug: 'orari',
    title: 'Orari di lavoro',
    line: 'Chi ha lavorato quando, e come si corregge un turno.',
    reader: 'shop',
    screen: '/orari',
    also: 'turni presenze timbrare ore badge',
    pieces: [
      'I turni nascono dal PIN sul tablet o dal badge: si entra, e si esce. Per una pausa si esce e si rientra.',
      'Chi dimentica di uscire resta «Da chiudere»: un responsabile corregge il turno con un motivo. Quello che c’era prima resta scritto.',
    ],
  },
  {
    slug: 'dispositivi',
    title: 'Dispositivi del negozio',
    line: 'Registrare il tablet della cassa, lo schermo della cucina, lo scanner.',
    reader: 'shop',
    screen: '/dispositivi',
    also: 'tablet schermo cucina codice registrare spegnere',
    pieces: [
      {
        steps: [
          'Premi «Aggiungi un dispositivo», dagli un nome e di’ che cos’è.',
          'Sul dispositivo apri l’indirizzo che vedi, o inquadra il QR code, e scrivi il codice: vale dieci minuti e una volta sola.',
          'Chi ci lavora tocca il suo nome e scrive il PIN.',
        ],
      },
      'Se si perde, «Spegni subito»: smette nello stesso istante.',
    ],
  },
];
