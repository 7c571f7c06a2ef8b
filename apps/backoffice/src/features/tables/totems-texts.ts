import { formatDate, formatTime } from '@zanga/domain/time-format';

export const totemsTexts = {
  title: 'Totem',
  line: 'Un totem è uno schermo da cui chiunque ordina: niente account, niente tastiera, e quando una persona se ne va riparte da capo.',
  notOffered: 'Questo negozio non offre il servizio al totem: prima aggiungilo ai suoi servizi e orari.',
  none: 'Ancora nessun totem.',
  name: 'Nome del totem',
  nameHint: 'Per riconoscerlo: «Ingresso», «Sala».',
  reader: 'Lettore di carte',
  readerHint:
    'Come lo chiama chi gestisce i pagamenti; due totem possono averne uno in comune. Vuoto: da questo totem si paga alla cassa.',
  add: 'Aggiungi totem',
  once: (name: string) => `Il collegamento del totem «${name}» si vede solo adesso`,
  onceLine:
    'Aprilo sullo schermo da usare come totem, o inquadra il codice: da quel momento mostra solo le ordinazioni. Chi lo ha può ordinare come quel totem: non mandarlo in giro.',
  address: 'Collegamento del totem',
  copy: 'Copia',
  copied: 'Copiato',
  done: 'Fatto',
  code: 'QR code del collegamento',
  withReader: (reader: string) => `Lettore ${reader}`,
  atTill: 'Si paga alla cassa',
  seen: (at: Date) => `Acceso l’ultima volta il ${formatDate(at)} alle ${formatTime(at)}`,
  unseen: 'Mai acceso',
  retire: 'Spegni',
  retireLabel: (name: string) => `Spegni il totem ${name}`,
  sure: (name: string) =>
    `Spegni il totem «${name}»? Da subito non prende più ordini, e per riaccenderlo serve un collegamento nuovo.`,
} as const;
