import { formatDate } from '@zanga/domain/time-format';

export const contentTexts = {
  updated: (instant: string) => `Aggiornato il ${formatDate(new Date(instant))}`,
  /** Terms are agreed to as they stood: the day they were changed is their version. */
  version: (instant: string) => `Versione del ${formatDate(new Date(instant))}`,
  more: 'Altre pagine utili',
  ask: 'Non hai trovato la risposta?',
  askLine: 'Scrivici o passa a trovarci: rispondiamo davvero.',
  contacts: 'Contatti e negozi',
} as const;
