import { counted } from '@zanga/browser/format.ts';
import type { WorkShift } from '@zanga/contract/people/hours';

/** Minutes as `8 h 05`. */
export const hoursText = (minutes: number): string =>
  `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

export const hoursTexts = {
  title: 'Orari di lavoro',
  line: 'Chi ha lavorato quando, giorno per giorno.',
  list: 'Turni',
  days: 'Giorni',
  person: 'Persona',
  everybody: 'Tutti',
  columns: {
    day: 'Giorno',
    person: 'Persona',
    from: 'Entrata',
    until: 'Uscita',
    hours: 'Ore',
    minutes: 'Minuti',
    shop: 'Negozio',
    how: 'Come',
    state: 'Stato',
    reason: 'Motivo',
    mend: 'Correzione',
  },
  ways: { pin: 'PIN', badge: 'badge', hand: 'a mano' } satisfies Record<WorkShift['from']['how'], string>,
  nextDay: (time: string) => `${time} (giorno dopo)`,
  open: 'In corso',
  forgotten: 'Da chiudere',
  mended: 'Corretto',
  told: 'Regolare',
  mend: 'Correggi',
  mendOf: (name: string, day: string) => `Correggi il turno di ${name}, ${day}`,
  add: 'Scrivi un turno',
  totals: 'Totali',
  total: (minutes: number, shifts: number) => `${hoursText(minutes)} in ${counted(shifts, 'turno', 'turni')}`,
  openOnes: (count: number) => counted(count, 'senza uscita', 'senza uscita'),
  empty: { title: 'Nessun turno in questi giorni', line: 'I turni nascono dal PIN sul tablet, o dal badge.' },
  form: {
    mend: 'Correggi un turno',
    add: 'Scrivi un turno',
    line: 'Quello che c’era prima resta nel registro, con chi ha corretto e perché.',
    person: 'Persona',
    choose: 'Scegli',
    from: 'Entrata',
    until: 'Uscita',
    untilHint: 'Vuota: il turno è ancora aperto.',
    reason: 'Perché',
    reasonHint: 'Per esempio: ha dimenticato di uscire.',
    save: 'Salva',
    saved: 'Turno salvato',
    remove: 'Togli questo turno',
    removed: 'Turno tolto',
    missing: 'campo obbligatorio',
  },
} as const;
