import type { DemoException } from '../shapes.ts';

const closed = (day: string, reason: string): DemoException => ({ day, service: null, hours: '', reason });

/** Yearly days on which every shop has other hours. */
export const feastDays: readonly DemoException[] = [
  { day: '01-01', service: null, hours: '18:00-24:00', reason: 'Capodanno: apriamo la sera' },
  {
    day: '08-14',
    service: null,
    hours: '12:00-15:00 18:00-27:00',
    reason: 'Vigilia di Ferragosto: aperti fino a notte fonda',
  },
  { day: '08-15', service: null, hours: '18:30-26:00', reason: 'Ferragosto: apriamo al tramonto' },
  { day: '12-24', service: null, hours: '10:00-16:00', reason: 'Vigilia di Natale: chiudiamo presto' },
  closed('12-25', 'Natale: siamo a tavola anche noi'),
  { day: '12-26', service: null, hours: '18:00-24:00', reason: 'Santo Stefano: apriamo la sera' },
  { day: '12-31', service: null, hours: '11:00-17:00', reason: 'San Silvestro: chiudiamo alle cinque' },
];

/** Feast of the city's patron, when the whole city is in the streets. */
export const patronDay = (day: string, patron: string): DemoException => ({
  day,
  service: null,
  hours: '18:00-27:00',
  reason: `Festa di ${patron}: aperti fino alle tre`,
});
