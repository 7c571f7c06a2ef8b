/** Texts of way, place and time, in the header and on other pages. */
export const whereTexts = {
  /** Before a choice. */
  unknown: {
    small: 'Consegna o ritiro?',
    place: 'Scegli dove',
    spoken: 'Dove e come: scegli tra consegna e ritiro',
  },
  modes: { delivery: 'Consegna', pickup: 'Ritiro' },
  /** One line, up to the place. */
  oneLine: {
    delivery: (place: string) => `Consegna a ${place}`,
    pickup: (place: string) => `Ritiro a ${place}`,
  },
  minutes: (from: number, to: number) => `${from}–${to} min`,
  minutesSpoken: (from: number, to: number) => `${from}–${to} minuti`,
  ready: (time: string) => `pronto ${time}`,
  readySpoken: (time: string) => `pronto alle ${time}`,
  at: (day: string, time: string) => `${day} ${time}`,
  atSpoken: (moment: string) => `per ${moment}`,
  opens: (moment: string) => `chiuso, apre ${moment}`,
  closed: 'chiuso in questi giorni',
  paused: (moment: string) => `in pausa, riapre ${moment}`,
  noDelivery: 'qui non arriviamo',
  noPickup: 'qui non si ritira',
  noTime: 'nessun orario libero',
  /** The whole choice, for screen readers. */
  spoken: (state: string) => `Dove e come: ${state}. Cambia`,
} as const;
