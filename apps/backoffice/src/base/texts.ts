import { errorTexts } from '@zanga/browser/error-texts.ts';

/** Texts of several screens. */
export const texts = {
  ...errorTexts,
  title: 'Gestione',
  problem: 'Qui qualcosa non va',
  unknown: 'Questa pagina non c’è',
  unknownLine: 'L’indirizzo è sbagliato, o la pagina ha cambiato posto.',
  toBoard: 'Torna agli ordini',
  sending: 'Un attimo…',
  cancel: 'Annulla',
  close: 'Chiudi',
  back: 'Indietro',
  loading: 'Caricamento in corso',
  notifications: 'Avvisi',
  guide: 'Guida a questa schermata',
  signOut: 'Esci',
} as const;
