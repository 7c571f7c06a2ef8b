import type { DeviceKind } from '@zanga/domain/staff/device-rights';
import { names } from '../../base/names.ts';

/** What is said where the devices of a shop are registered. */
export const devicesTexts = {
  title: 'Dispositivi',
  line: 'Tablet, schermi e scanner del negozio: lavorano da soli, e chi li usa si fa riconoscere con il PIN.',
  kinds: {
    till: 'Tablet di cassa',
    kitchen: 'Schermo di cucina',
    scanner: 'Scanner',
    totem: 'Totem',
  } satisfies Record<DeviceKind, string>,
  kindLines: {
    till: 'Ordini, incassi, tavoli, esauriti e scanner.',
    kitchen: 'Ordini ed esauriti, senza soldi.',
    scanner: `Solo lettura dei codici: coupon, ${names.prime}, biglietti, badge.`,
    totem: 'I clienti ordinano da soli: nessuno ci lavora con il PIN.',
  } satisfies Record<DeviceKind, string>,
  add: 'Aggiungi un dispositivo',
  list: 'Dispositivi del negozio',
  empty: {
    title: 'Nessun dispositivo',
    line: 'Aggiungi il tablet della cassa: ti diamo un codice da scrivere lì.',
  },
  state: {
    waits: (until: string) => `Aspetta il codice, che vale fino alle ${until}`,
    late: 'Il codice è scaduto: dagliene un altro',
    asleep: 'Fermo da più di 90 giorni: serve un altro codice',
    now: 'Acceso adesso',
    seen: (when: string) => `Visto il ${when}`,
    totemUnseen: 'Mai acceso',
  },
  personOn: (name: string) => `Ci lavora ${name}`,
  lastPerson: (name: string) => `L’ultima persona: ${name}`,
  build: (version: string) => `versione ${version}`,
  newCode: 'Altro codice',
  newCodeOf: (name: string) => `Altro codice per ${name}`,
  rename: 'Rinomina',
  renameOf: (name: string) => `Rinomina ${name}`,
  off: 'Spegni subito',
  offOf: (name: string) => `Spegni subito ${name}`,
  offTitle: (name: string) => `Spegnere «${name}»?`,
  offBody: 'Smette nello stesso istante, anche con la lavagna aperta. Per riaverlo serve un codice nuovo.',
  isOff: (name: string) => `«${name}» è spento`,
  form: {
    title: 'Un dispositivo in più',
    rename: 'Come si chiama',
    name: 'Nome',
    nameHint: 'Per riconoscerlo nel registro: «Tablet cassa», «Schermo forno».',
    kind: 'Che cos’è',
    give: 'Dammi il codice',
    save: 'Salva',
  },
  code: {
    title: 'Il codice, una volta sola',
    line: (name: string, until: string) =>
      `Su «${name}» apri l’indirizzo qui sotto, o inquadra il QR code, e scrivi il codice. Vale fino alle ${until} e una volta sola.`,
    picture: 'QR code per registrare il dispositivo',
    address: 'Indirizzo da aprire',
    done: 'Fatto',
    claimed: (name: string) => `«${name}» è registrato`,
  },
  idle: {
    title: 'Quanto resta chi ha scritto il PIN',
    line: 'Minuti senza toccare lo schermo, poi il dispositivo torna di nessuno.',
    label: 'Minuti',
    save: 'Salva',
    saved: 'Salvato',
  },
} as const;
