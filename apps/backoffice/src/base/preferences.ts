import { createStorage } from '@zanga/browser/storage/create-storage.ts';
import { fallbackStorage } from '@zanga/browser/storage/fallback-storage.ts';
import { useSyncExternalStore } from 'react';

/** Preferences of this device; the server does not know them. */
type PreferenceKey =
  | 'gestione_negozio'
  | 'gestione_tema'
  | 'gestione_suono'
  | 'gestione_compatta'
  | 'gestione_stampa'
  | 'gestione_schermo'
  | 'gestione_carta'
  | `gestione_viste_${string}`
  | `gestione_colonne_${string}`;

const storage = createStorage<PreferenceKey>(fallbackStorage(() => localStorage));
addEventListener('storage', storage.announce);

export const readPreference = (key: PreferenceKey) => storage.read(key);

/** Keeps a preference, or deletes it; every tab hears of it. */
export const writePreference = (key: PreferenceKey, value: string | null) => storage.write(key, value);

/** A preference, kept current. */
export const usePreference = (key: PreferenceKey) =>
  useSyncExternalStore(storage.subscribe, () => storage.read(key));
