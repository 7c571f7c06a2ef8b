import { readPreference, usePreference, writePreference } from './preferences.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeOf = (kept: string | null): Theme => themes.find((theme) => theme === kept) ?? 'system';

/** Applies the chosen theme, by default the system's. */
export const applyTheme = () => {
  const theme = themeOf(readPreference('gestione_tema'));
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

/** The theme, and how to choose another. */
export const useTheme = () => {
  const theme = themeOf(usePreference('gestione_tema'));
  const choose = (next: Theme) => {
    writePreference('gestione_tema', next === 'system' ? null : next);
    applyTheme();
  };
  return { theme, choose };
};
