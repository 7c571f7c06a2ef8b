import type { StaffRole } from '@zanga/domain/staff/rights';
import { names } from '../../base/names.ts';
import type { Theme } from '../../base/theme.ts';
import type { screenGroups } from '../../parts/frame/screens.ts';

export const frameTexts = {
  home: `${names.brand}, gestione`,
  skip: 'Vai al contenuto',
  navigation: 'Schermate',
  groups: { counter: 'Al banco', brand: 'Il marchio' } satisfies Record<
    (typeof screenGroups)[number],
    string
  >,
  more: 'Altro',
  waiting: (count: number) => (count < 100 ? String(count) : '99+'),
  waitingMessages: (count: number) => (count === 1 ? '1 da vedere' : `${count} da vedere`),
  moreTitle: 'Tutto il resto',
  top: 'In alto',
  shop: 'Negozio',
  all: 'Tutti i negozi',
  shipping: 'Spedizioni',
  unknownShop: 'Un negozio che non vedi',
  noShop: 'Nessun negozio',
  noShopLine:
    'Il tuo account non lavora ancora in nessun negozio: chiedi al responsabile di assegnartene uno.',
  notices: 'Da sapere',
  account: 'Il tuo account:',
  profile: 'Profilo e dispositivi',
  device: {
    menu: 'Su questo dispositivo:',
    nobody: 'Nessuno',
    at: (device: string, shop: string) => `${device}, ${shop}`,
    switchOn: 'Chi sei?',
    change: 'Cambia persona',
    shift: 'Entra o esci dal turno',
    leave: 'Ho finito',
  },
  roles: {
    viewer: 'Sola lettura',
    worker: 'Banco',
    manager: 'Responsabile',
    owner: 'Titolare',
  } satisfies Record<StaffRole, string>,
  theme: 'Aspetto',
  themes: { system: 'Come il dispositivo', light: 'Chiaro', dark: 'Scuro' } satisfies Record<Theme, string>,
  offline: 'Non in linea',
  offlineLine: 'Quello che vedi può essere vecchio: si aggiorna da solo appena torna la rete.',
  factorMust: 'Il tuo ruolo richiede un secondo fattore: aggiungine uno qui, e si riparte.',
  factorDue: (when: string) => `Il tuo ruolo richiede un secondo fattore: hai tempo fino al ${when}.`,
  factorGo: 'Aggiungilo',
  openingLine: 'Il marchio è chiuso al pubblico: nessuno può ordinare.',
  demoLine: 'Ci sono dati di prova: quello che vedi è in parte inventato.',
  demoGo: 'Butta via…',
  openingGo: 'Primi passi',
} as const;
