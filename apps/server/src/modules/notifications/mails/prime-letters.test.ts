import { describe, expect, it } from 'vitest';
import { sender } from '../testing.ts';
import { primeCancelled, primeFailed, primeJoined } from './letters/prime.ts';
import type { Letter } from './mail.ts';

// A letter promises a member only things that really happen, so it changes with the state of their membership.

const at = '2026-08-21T16:40:00.000Z';
const said = (letter: Letter) => JSON.stringify(letter).replaceAll('\u00a0', ' ');
const day = '21/08/2026';

describe('the letter of a renewal that failed', () => {
  const failed = { firstname: 'Ada', price: 499, reason: null };

  it('[PRM-4] names the day of the next try', () => {
    expect(said(primeFailed({ ...failed, retryAt: at }, sender))).toContain(`riproviamo il ${day}`);
  });

  it('[PRM-4] promises no other try after the last one, and says until when one can pay by hand', () => {
    const last = said(primeFailed({ ...failed, endsAt: at }, sender));
    expect(last).toContain(`Era l’ultimo tentativo: resti Prime fino al ${day} alle 18:40`);
    expect(last).not.toContain('riprov');
  });
});

describe('the letter of a leaving', () => {
  it('[PRM-4] says until when the benefits last, and that it is over where nothing was paid ahead', () => {
    expect(said(primeCancelled({ firstname: 'Ada', endsAt: at }, sender))).toContain(`fino al ${day}`);
    const over = said(primeCancelled({ firstname: 'Ada', endsAt: at, over: true }, sender));
    expect(over).toContain('è finito adesso');
    expect(over).not.toMatch(/Resti Prime|ripensarci/);
  });
});

describe('the letter of a joining', () => {
  const joined = { firstname: 'Ada', price: 499, trial: true, chargeAt: at };

  it('[PRM-11] calls the charge after a free trial the first one, and after a paid trial the next one', () => {
    expect(said(primeJoined({ ...joined, charged: false }, sender))).toContain('Primo addebito');
    expect(said(primeJoined({ ...joined, charged: true }, sender))).toContain('Prossimo addebito');
  });

  it('[PRM-1] promises only benefits of the plan', () => {
    const all = said(primeJoined({ ...joined, freeDeliveryOver: 1500, instorePercent: 10 }, sender));
    expect(all).toContain(
      'i prezzi riservati, la consegna gratis da 15,00 €, il QR code per il 10 % in meno alla cassa',
    );
    expect(said(primeJoined({ ...joined, freeDeliveryOver: null, instorePercent: 0 }, sender))).not.toMatch(
      /consegna|QR code/,
    );
  });
});
