import { counted } from '@zanga/browser/format.ts';
import type { Names } from '@zanga/domain/brand/names';

/** Texts of the cinema. */
export const cinemaTexts = {
  title: 'Cinema all’arena',
  description: ({ brand }: Names) =>
    `Gli spettacoli dell’arena di ${brand}: scegli la sera, prendi i biglietti, mostrali dal telefono.`,
  line: 'Una sedia, uno schermo grande, le stelle sopra. Scegli la sera e prendi i biglietti: li mostri dal telefono.',
  showsTitle: 'In programma',
  today: 'Oggi',
  tomorrow: 'Domani',
  nothing: 'Per ora non c’è niente in programma',
  nothingBody: 'Le prossime serate compaiono qui appena le decidiamo.',
  from: (price: string) => `da ${price}`,
  seats: (left: number) =>
    left > 10 ? 'Posti liberi' : `${left === 1 ? 'Resta' : 'Restano'} ${counted(left, 'posto', 'posti')}`,
  soldOut: 'Tutto esaurito',
  running: 'È cominciato',
  cancelled: 'Annullato',
  cancelledBody: (reason: string) =>
    `Questo spettacolo non si tiene: ${reason}. Chi ha un biglietto riceve il rimborso e un messaggio.`,
  buy: 'Prendi i biglietti',
  buyFor: (film: string, when: string) => `Prendi i biglietti per ${film}, ${when}`,
  snacks: 'Popcorn e bibite per la serata',
  snacksOpen: 'Guarda gli snack',
  snacksBody: 'Li ordini dalla poltrona e li ritiri al chiosco dell’arena.',

  mine: 'I tuoi biglietti',
  ended: 'Serate passate',
  states: {
    valid: 'Valido',
    burnt: 'Usato',
    refunded: 'Rimborsato',
    cancelled: 'Spettacolo annullato',
    over: 'Non usato',
  },
  code: 'Codice del biglietto, da mostrare all’ingresso',
  show: 'Mostra il codice',
  hide: 'Chiudi il codice',
  digits: 'Se il lettore non va',
  doors: 'Si entra da un’ora prima. Ogni codice vale una volta sola.',
  calendar: 'Aggiungi al calendario',
  calendarFile: (film: string) => `${film.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.ics`,
  calendarText: ({ brand }: Names, hall: string, fare: string) =>
    `${[hall, fare].filter(Boolean).join(', ')}. Il biglietto è nella pagina Cinema di ${brand}.`,
  order: (number: string) => `Ordine ${number}`,
  giveBack: 'Rendi il biglietto',
  giveBackTitle: 'Vuoi rendere questo biglietto?',
  giveBackBody: 'Il posto torna libero e quello che hai pagato torna sulla tua carta. Non si può annullare.',
  giveBackYes: 'Sì, rendilo',
  keep: 'Tienilo',
  givenBack: 'Biglietto reso: il rimborso è in arrivo sulla carta',
  until: (moment: string) => `Puoi renderlo ${moment}.`,
} as const;
