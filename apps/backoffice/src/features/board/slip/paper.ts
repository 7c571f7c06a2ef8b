import { usePreference, writePreference } from '../../../base/preferences.ts';

/** What this device prints on: a till's roll, or sheets. */
export const papers = ['roll', 'a4'] as const;
export type Paper = (typeof papers)[number];

export const usePaper = (): Paper => (usePreference('gestione_carta') === 'a4' ? 'a4' : 'roll');

export const choosePaper = (paper: Paper) => writePreference('gestione_carta', paper === 'a4' ? 'a4' : null);

export const useAloneSince = () => usePreference('gestione_stampa');

/** From now on: what was accepted before was printed by somebody, or is not wanted. */
export const printAlone = (on: boolean, now: Date) =>
  writePreference('gestione_stampa', on ? now.toISOString() : null);
