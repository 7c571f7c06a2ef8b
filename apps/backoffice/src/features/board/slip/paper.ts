import { usePreference, writePreference } from '../../../base/preferences.ts';

/** Paper of this device: a till's roll, or sheets. */
export const papers = ['roll', 'a4'] as const;
export type Paper = (typeof papers)[number];

export const usePaper = (): Paper => (usePreference('gestione_carta') === 'a4' ? 'a4' : 'roll');

export const choosePaper = (paper: Paper) => writePreference('gestione_carta', paper === 'a4' ? 'a4' : null);

export const useAloneSince = () => usePreference('gestione_stampa');

/** Starts now: orders accepted before were printed by hand or need no slip. */
export const printAlone = (on: boolean, now: Date) =>
  writePreference('gestione_stampa', on ? now.toISOString() : null);
