import type { Names } from '../brand/names.ts';

export const consentKinds = ['marketing', 'profiling', 'push'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Text of a consent, word for word; a changed text is a new version, and old consents keep theirs. */
export type ConsentText = {
  readonly version: string;
  readonly text: (names: Names) => string;
};

export const consentTexts = {
  marketing: {
    version: '2026-11-20',
    text: ({ brand }) =>
      `Acconsento a ricevere da ${brand} offerte e novità per email e SMS. Posso cambiare idea quando voglio, da “I miei dati” o dal link in ogni email.`,
  },
  profiling: {
    version: '2026-11-20',
    text: ({ brand }) =>
      `Acconsento a che ${brand} usi i miei ordini e i miei gusti per propormi prodotti e offerte su misura. Posso cambiare idea quando voglio, da “I miei dati”.`,
  },
  push: {
    version: '2026-11-20',
    text: ({ brand }) =>
      `Acconsento a ricevere sul telefono le notifiche promozionali di ${brand}. Quelle sui miei ordini arrivano comunque. Posso cambiare idea quando voglio, da “I miei dati”.`,
  },
} as const satisfies Record<ConsentKind, ConsentText>;

/** Consent counts only for the text that was in force when it was given; withdrawing always counts. */
export const mayRecordConsent = (kind: ConsentKind, granted: boolean, version: string): boolean =>
  !granted || version === consentTexts[kind].version;
