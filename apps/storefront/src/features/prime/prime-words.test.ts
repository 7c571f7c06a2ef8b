import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { namesOf } from '@zanga/domain/brand/names';
import { cents } from '@zanga/domain/money';
import { expect, it } from 'vitest';
import { plan, statusOf } from './prime-testing.ts';
import {
  balanceWords,
  benefitWords,
  cancelWords,
  contentSlug,
  firstChargeWords,
  joinLabel,
  mayCancel,
  savingWords,
  statusLine,
  withdrawWords,
} from './prime-words.ts';

const zanga = namesOf('Zanga');

it('[PRM-2] names the button by the offer: trial or membership', () => {
  expect(joinLabel(undefined)).toBe('Accedi');
  expect(joinLabel({ can_trial: true, trial_amount: cents(0) })).toBe('Provalo Gratis');
  expect(joinLabel({ can_trial: true, trial_amount: cents(199) })).toBe('Provalo');
  expect(joinLabel({ can_trial: false, trial_amount: cents(0) })).toBe('Iscriviti');
});

it('[PRM-3] [PRM-4] gives the state of a membership', () => {
  const at = '2026-07-31T10:00:00.000Z';
  expect(statusLine(statusOf({}), zanga)).toBeUndefined();
  expect(statusLine(statusOf({ state: 'trial', trial_ends_at: at }), zanga)).toBe(
    'In prova fino al 31/07/2026',
  );
  expect(statusLine(statusOf({ state: 'active', next_charge_at: at }), zanga)).toBe(
    'Attivo, si rinnova il 31/07/2026',
  );
  expect(statusLine(statusOf({ state: 'past_due' }), zanga)).toBe(
    'Il rinnovo non è andato: paga qui per restare Prime',
  );
  expect(statusLine(statusOf({ state: 'leaving', ends_at: at }), zanga)).toBe(
    'Annullato, attivo fino al 31/07/2026',
  );
});

it('[PRM-4] names the end by the calendar in Rome', () => {
  const night = '2026-07-31T22:30:00.000Z';
  expect(statusLine(statusOf({ state: 'leaving', ends_at: night }), zanga)).toBe(
    'Annullato, attivo fino al 01/08/2026',
  );
  expect(statusLine(statusOf({ state: 'trial', trial_ends_at: night }), zanga)).toBe(
    'In prova fino al 01/08/2026',
  );
});

it('[PRM-3] shows a pause, not a failure, while Prime is switched off', () => {
  const off = { paused: true, ends_at: '2026-07-31T10:00:00.000Z' };
  expect(statusLine(statusOf({ ...off, state: 'active' }), zanga)).toBe(
    'Attivo fino al 31/07/2026, poi in pausa',
  );
  expect(statusLine(statusOf({ ...off, state: 'trial' }), zanga)).toBe(
    'Attivo fino al 31/07/2026, poi in pausa',
  );
  expect(statusLine(statusOf({ ...off, state: 'paused' }), zanga)).toBe('In pausa: non ti addebitiamo nulla');
});

it('[PRM-3] compares the savings to the charges', () => {
  const words = (economy_amount: number, charged_amount: number) =>
    balanceWords({ economy_amount: cents(economy_amount), charged_amount: cents(charged_amount) }).replaceAll(
      '\u00a0',
      ' ',
    );
  expect(words(800, 499)).toBe('L’abbonamento ti è costato 4,99 €: sei avanti di 3,01 €.');
  expect(words(150, 998)).toBe('L’abbonamento ti è costato 9,98 €: ti mancano 8,48 € per andare in pari.');
  expect(words(499, 499)).toBe('L’abbonamento ti è costato 4,99 €: sei in pari.');
  expect(words(300, 0)).toBe('Finora l’abbonamento non ti è costato nulla.');
});

it('[PRM-1] picks the brand’s text by the status', () => {
  expect(contentSlug(undefined)).toBe('zanga-prime');
  expect(contentSlug(statusOf({ can_trial: true }))).toBe('zanga-prime');
  expect(contentSlug(statusOf({ can_trial: false }))).toBe('zanga-prime-prova-scaduta');
  // A plan without a trial has no expired trial.
  expect(contentSlug(statusOf({ plan: { ...plan, trial_days: 0 } }))).toBe('zanga-prime');
  expect(contentSlug(statusOf({ active: true }))).toBe('zanga-prime-attivo');
});

it('[PRM-7] lets only an active member cancel who has not cancelled yet', () => {
  expect(mayCancel(statusOf({ active: true }))).toBe(true);
  expect(mayCancel(statusOf({ active: true, cancelled: true }))).toBe(false);
  expect(mayCancel(statusOf({ active: false }))).toBe(false);
  expect(mayCancel(statusOf({ state: 'paused' }))).toBe(true);
});

it('[PRM-1] names the first charge before the button: a paid trial is charged today', () => {
  const next_charge_at = '2026-07-31T10:00:00.000Z';
  const words = (given: Partial<PrimeStatus>) =>
    firstChargeWords(statusOf({ next_charge_at, ...given })).replaceAll('\u00a0', ' ');
  expect(words({})).toBe('Oggi, 4,99 €');
  expect(words({ can_trial: true })).toBe('31/07/2026, 4,99 €');
  expect(words({ can_trial: true, plan: { ...plan, trial_amount: cents(199) } })).toBe(
    'Oggi, 1,99 € per la prova; poi 4,99 € il 31/07/2026',
  );
});

it('[PRM-6] says before cancelling how long the benefits last, or that they end at once', () => {
  const next_charge_at = '2026-07-31T10:00:00.000Z';
  expect(cancelWords(statusOf({ state: 'active', next_charge_at, charged_amount: cents(499) }))).toBe(
    'Nessun altro addebito. I vantaggi restano tuoi fino al 31/07/2026.',
  );
  expect(cancelWords(statusOf({ state: 'past_due', next_charge_at }))).toBe(
    'Il rinnovo non è stato pagato: disdicendo l’abbonamento finisce subito e non devi nulla.',
  );
});

it.each(['trial', 'leaving', 'past_due', 'active'] as const)(
  'promises money back by what was charged, and nothing where nothing was, when %s',
  (state) => {
    const withdrawal_until = '2026-07-31T10:00:00.000Z';
    const words = (charged_amount: number) => {
      const { line, body } = withdrawWords(
        statusOf({ state, withdrawal_until, charged_amount: cents(charged_amount) }),
        zanga,
      );
      return `${line} ${body}`.replaceAll('\u00a0', ' ');
    };
    expect(words(0)).toContain('non paghi nulla');
    expect(words(0)).not.toMatch(/riavere|restitu/);
    expect(words(199)).toContain('puoi recedere e riavere quanto hai pagato: 1,99 €');
    expect(words(199)).toContain('ti restituiamo 1,99 €, sulla stessa carta');
  },
);

it('[PRM-6] mentions no further charges where there was none', () => {
  const next_charge_at = '2026-07-31T10:00:00.000Z';
  expect(cancelWords(statusOf({ state: 'trial', next_charge_at, charged_amount: cents(0) }))).toBe(
    'Non paghi nulla. I vantaggi restano tuoi fino al 31/07/2026.',
  );
});

it('[PRM-13] shows the missed saving only above a month’s price', () => {
  const words = (possible: number) =>
    savingWords(statusOf({ economy_possible_amount: cents(possible) }))?.replaceAll('\u00a0', ' ');
  expect(words(0)).toBeUndefined();
  expect(words(498)).toBeUndefined();
  expect(words(499)).toBeUndefined();
  expect(words(500)).toBe('Con gli ordini degli ultimi 30 giorni avresti risparmiato 5,00 €.');
});

it('[PRM-1] lists the benefits with the plan’s numbers, and none that it lacks', () => {
  const words = (given: Partial<typeof plan>) =>
    benefitWords({ ...plan, ...given }).replaceAll('\u00a0', ' ');
  expect(words({ instore_percent: 0 })).toBe('Prezzi da socio.');
  expect(benefitWords({ ...plan, free_delivery_over: cents(1500) }).replaceAll('\u00a0', ' ')).toBe(
    'Prezzi da socio, consegna gratis da 15,00 €, 10 % in meno alla cassa in negozio.',
  );
});
