import type { Names } from '@zanga/domain/brand/names';

/** Texts of the worker's badge. */
export const badgeTexts = {
  title: 'Il mio badge',
  description: ({ brand }: Names) =>
    `Il badge di chi lavora da ${brand}: si mostra alla cassa quando si entra e quando si esce.`,
  how: 'Mostralo allo scanner quando entri e quando esci.',
  label: 'Il tuo badge, da mostrare allo scanner',
  everywhere: 'Tutti i negozi',
  digits: 'Se il lettore non va',
  left: (seconds: number) => (seconds === 1 ? 'Cambia tra 1 secondo' : `Cambia tra ${seconds} secondi`),
  renewing: 'Prepariamo il prossimo…',
  present: 'Sei al lavoro',
  absent: 'Non sei al lavoro',
  since: (time: string) => `dalle ${time}`,

  shifts: 'Entrate e uscite',
  none: 'Qui compaiono le tue entrate e uscite, appena il badge viene letto.',
  in: 'Entrata',
  out: 'Uscita',
  open: 'in corso',
  missing: 'non letta',

  visitorTitle: 'Il badge è di chi lavora qui',
  visitorBody: 'Accedi con il tuo account di lavoro per mostrarlo allo scanner.',
  customerTitle: 'Questo account non ha un badge',
  customerBody: ({ brand }: Names) =>
    `Il badge è di chi lavora nei negozi ${brand}. Se lavori con noi, chiedi a chi dirige di attivarlo.`,
  account: 'Vai ai miei dati',
} as const;
