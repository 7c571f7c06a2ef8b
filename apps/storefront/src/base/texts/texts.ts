import { errorTexts } from '@zanga/browser/error-texts.ts';

/** Words that more than one screen says; each feature keeps its own beside itself. */
export const texts = {
  ...errorTexts,
  close: 'Chiudi',
  goHome: 'Torna alla home',
  loading: 'Caricamento in corso',
  login: 'Accedi',

  notFound: {
    title: 'Qui manca una piastrella',
    body: 'La pagina che cerchi non esiste, o non c’è più. Il resto della parete, però, è tutto da guardare.',
  },
  offline: {
    title: 'Sei senza rete',
    body: 'Non riusciamo a raggiungerci. Quello che hai già visto resta qui; appena torna la linea, riprendiamo da dove eravamo.',
  },
  unavailable: {
    title: 'Torniamo subito al banco',
    body: 'Il servizio è fermo per qualche istante. Non hai perso nulla: riprova tra poco.',
  },
  missing: {
    title: 'Un pezzo è rimasto per strada',
    body: 'La rete è caduta per un attimo, o abbiamo appena rinnovato il sito: riprova.',
  },
  broken: {
    title: 'Qualcosa si è scotto in cucina',
  },
} as const;
