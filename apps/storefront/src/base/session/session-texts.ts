import type { Departure } from './session.ts';

/** Announcements after a session ends. */
export const sessionTexts: Readonly<Record<Departure, string>> = {
  left: 'Hai chiuso la sessione. A presto!',
  expired: 'La tua sessione è scaduta: accedi di nuovo.',
  deleted: 'Il tuo account è stato eliminato.',
  elsewhere: 'La sessione è stata chiusa da un’altra scheda.',
};
