import type { Departure } from './session.ts';

/** What is announced when nobody is signed in any more. */
export const sessionTexts: Readonly<Record<Departure, string>> = {
  left: 'Sei uscito. A presto!',
  expired: 'La tua sessione è scaduta: accedi di nuovo.',
  deleted: 'Il tuo account è stato eliminato.',
  elsewhere: 'Sei uscito da un’altra scheda.',
};
