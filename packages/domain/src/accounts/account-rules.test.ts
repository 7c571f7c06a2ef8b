import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../brand/names.ts';
import { localDate } from '../time.ts';
import { codeCount, codeFrom, codeRules, judgeCode, resendIn } from './confirmation-code.ts';
import { consentKinds, consentTexts, mayRecordConsent } from './consents.ts';
import { accountLockout, isAlarming, pauseAfter, type Tries, takeAttempt } from './lockout.ts';
import { isBirthdate, readName } from './profile.ts';

const sentAt = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);

describe('a confirmation code', () => {
  it('is good for ten minutes', () => {
    expect(judgeCode({ sentAt, tries: 0 }, true, later(599))).toBe('confirmed');
    expect(judgeCode({ sentAt, tries: 0 }, true, later(600))).toBe('expired');
  });

  it('allows five tries; after them the right digits come too late', () => {
    const outcomes = [0, 1, 2, 3, 4].map((tries) => judgeCode({ sentAt, tries }, false, later(1)));
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'exhausted']);
    expect(judgeCode({ sentAt, tries: 4 }, true, later(1))).toBe('confirmed');
    expect(judgeCode({ sentAt, tries: 5 }, true, later(1))).toBe('exhausted');
  });

  it('may be sent again after sixty seconds', () => {
    expect(resendIn({ sentAt }, later(0))).toBe(60);
    expect(resendIn({ sentAt }, later(59.5))).toBe(1);
    expect(resendIn({ sentAt }, later(60))).toBe(0);
  });

  it('always has six digits', () => {
    fc.assert(
      fc.property(fc.nat(codeCount - 1), (drawn) => {
        expect(codeFrom(drawn)).toMatch(/^\d{6}$/);
        expect(Number(codeFrom(drawn))).toBe(drawn);
      }),
    );
    expect(codeRules.digits).toBe(6);
  });
});

describe('a lockout', () => {
  it('lets five tries through, then waits twice as long each time, up to a quarter of an hour', () => {
    const pauses = Array.from({ length: 14 }, (_, at) => pauseAfter(at + 1, accountLockout) / 1000);
    expect(pauses).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
  });

  it('lets only so many of any flood of tries through', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { maxLength: 400 }), (gaps) => {
        let tries: Tries | undefined;
        let at = sentAt.getTime();
        let allowed = 0;
        for (const gap of gaps) {
          at += gap;
          const attempt = takeAttempt(tries, accountLockout, new Date(at));
          if (!attempt.allowed) continue;
          tries = attempt.tries;
          allowed += 1;
        }
        const hours = (at - sentAt.getTime()) / 3_600_000;
        expect(allowed).toBeLessThanOrEqual(12 + Math.ceil(hours * 4));
      }),
    );
  });

  it('is forgotten after a quiet day', () => {
    const tries = { count: 40, lastAt: sentAt, lockedUntil: later(900) };
    expect(takeAttempt(tries, accountLockout, later(899))).toEqual({ allowed: false, until: later(900) });
    expect(takeAttempt(tries, accountLockout, later(901))).toMatchObject({ tries: { count: 41 } });
    expect(takeAttempt(tries, accountLockout, later(86_400))).toMatchObject({ tries: { count: 1 } });
  });

  it('is reported at its fifth try and every tenth after', () => {
    const told = Array.from({ length: 31 }, (_, at) => at).filter((count) =>
      isAlarming(count, accountLockout),
    );
    expect(told).toEqual([5, 10, 20, 30]);
  });
});

describe('consents', () => {
  it('are given to the text in force, and withdrawn under any', () => {
    for (const kind of consentKinds) {
      expect(consentTexts[kind].text(namesOf('Zanga')).length).toBeGreaterThan(40);
      expect(mayRecordConsent(kind, true, consentTexts[kind].version)).toBe(true);
      expect(mayRecordConsent(kind, true, '2020-01-01')).toBe(false);
      expect(mayRecordConsent(kind, false, '2020-01-01')).toBe(true);
    }
  });
});

describe('a profile', () => {
  it.each([
    ['  Zoë   Ángel ', 'Zoë Ángel'],
    ['Renée', 'Renée'],
    ["D'Angelo-Röß", "D'Angelo-Röß"],
    ['Łukasz 李小龙 محمد', 'Łukasz 李小龙 محمد'],
    ['👩‍🍳 Ada', '👩‍🍳 Ada'],
    ['A\ud800da', 'A\ufffdda'],
  ])('keeps the name %j as %j', (written, name) => {
    expect(readName(written)).toBe(name);
  });

  it.each(['', '   ', 'a\u0000b', 'a\u0007b', 'a\u001bb'])('refuses the name %j', (written) => {
    expect(readName(written)).toBeUndefined();
  });

  it.each([
    ['2012-11-20', true],
    ['2012-11-21', false],
    ['1906-11-20', true],
    ['1900-01-01', false],
    ['2000-02-29', true],
    ['2001-02-29', false],
    ['2030-01-01', false],
    ['20/11/1990', false],
  ])('takes %s for a birthdate: %s', (text, taken) => {
    expect(isBirthdate(text, localDate('2026-11-20'))).toBe(taken);
  });
});
