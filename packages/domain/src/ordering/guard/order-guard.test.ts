import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import {
  type OrderToGuard,
  type OrderTraces,
  objectionTo,
  orderWindows,
  usualOrderLimits,
  withCaptchaForCode,
} from './order-guard.ts';

const order: OrderToGuard = { payment: 'till', pieces: 2, total: cents(1_700), onSite: false };
const nobody: OrderTraces = {
  blocked: false,
  proven: false,
  account: false,
  captcha: false,
  open: { phone: 0, email: 0, device: 0 },
  inADay: { phone: 0, email: 0 },
  fromAddress: { recent: 0, hour: 0 },
};
const judge = (asked: Partial<OrderToGuard>, traces: Partial<OrderTraces>) =>
  objectionTo({ ...order, ...asked }, { ...nobody, ...traces }, usualOrderLimits);

const anyCount = fc.integer({ min: 0, max: 200 });
const anyTraces: fc.Arbitrary<OrderTraces> = fc.record({
  blocked: fc.boolean(),
  proven: fc.boolean(),
  account: fc.boolean(),
  captcha: fc.boolean(),
  open: fc.record({ phone: anyCount, email: anyCount, device: anyCount }),
  inADay: fc.record({ phone: anyCount, email: anyCount }),
  fromAddress: fc.record({ recent: anyCount, hour: anyCount }),
});
const anyOrder: fc.Arbitrary<OrderToGuard> = fc.record({
  payment: fc.constantFrom('card', 'cash', 'till'),
  pieces: fc.integer({ min: 1, max: 99 }),
  total: fc.integer({ min: 0, max: 50_000 }).map(cents),
  onSite: fc.boolean(),
});

describe('unpaid orders', () => {
  it('are free of questions for an honest guest', () => expect(judge({}, {})).toBeUndefined());

  it.each(['phone', 'email'] as const)('are open twice at most under one %s', (kind) => {
    const open = { ...nobody.open, [kind]: 1 };
    expect(judge({}, { open })).toBeUndefined();
    expect(judge({}, { open: { ...open, [kind]: 2 } })).toBe('too_many_open');
    expect(judge({}, { open: { ...open, [kind]: 2 }, proven: true, captcha: true })).toBe('too_many_open');
  });

  it('of strangers under an account’s number are not counted against it', () => {
    const open = { phone: 9, email: 9, device: 1 };
    expect(judge({}, { open, proven: true, account: true })).toBeUndefined();
    expect(judge({}, { open: { ...open, device: 2 }, proven: true, account: true })).toBe('too_many_open');
    expect(judge({}, { open, account: true })).toBe('too_many_open');
  });

  it('need a solved captcha where a code would be needed and no SMS leaves', () => {
    const proofs = [true, false].flatMap((codes) => [true, false].map((captcha) => ({ codes, captcha })));
    const asked = proofs.map((proof) => withCaptchaForCode('code_needed', proof));
    expect(asked).toEqual(['code_needed', 'code_needed', undefined, 'captcha_needed']);
    expect(proofs.map((proof) => withCaptchaForCode('blocked', proof))).toEqual(Array(4).fill('blocked'));
  });

  it('need a code above twenty pieces or a hundred euros, and with a card only above sixty pieces', () => {
    expect(judge({ pieces: 20, total: cents(10_000) }, {})).toBeUndefined();
    expect(judge({ pieces: 21 }, {})).toBe('code_needed');
    expect(judge({ total: cents(10_001) }, {})).toBe('code_needed');
    expect(judge({ payment: 'card', pieces: 60, total: cents(99_999) }, {})).toBeUndefined();
    expect(judge({ payment: 'card', pieces: 61 }, {})).toBe('code_needed');
    expect(judge({ pieces: 90 }, { proven: true })).toBeUndefined();
  });

  it('need a captcha once many come from one network, and a code once a crowd does', () => {
    const from = (recent: number, hour: number) => ({ fromAddress: { recent, hour } });
    expect(judge({}, from(4, 4))).toBeUndefined();
    expect(judge({}, from(5, 5))).toBe('captcha_needed');
    expect(judge({}, { ...from(39, 39), captcha: true })).toBeUndefined();
    expect(judge({}, { ...from(0, 40), captcha: true })).toBe('code_needed');
    expect(judge({}, { ...from(200, 200), proven: true })).toBeUndefined();
  });

  it('are let through at a table and at a totem, except for blocked contacts', () => {
    fc.assert(
      fc.property(anyOrder, anyTraces, (one, traces) => {
        const said = objectionTo({ ...one, onSite: true }, traces, usualOrderLimits);
        expect(said).toBe(traces.blocked ? 'blocked' : undefined);
      }),
    );
  });

  it('are never refused to a caller with fewer orders where one with more may order', () => {
    const quieter = (traces: OrderTraces): OrderTraces => ({
      ...traces,
      open: { phone: 0, email: 0, device: 0 },
      inADay: { phone: 0, email: 0 },
      fromAddress: { recent: 0, hour: 0 },
    });
    fc.assert(
      fc.property(anyOrder, anyTraces, (one, traces) => {
        if (objectionTo(one, traces, usualOrderLimits) === undefined)
          expect(objectionTo(one, quieter(traces), usualOrderLimits)).toBeUndefined();
      }),
    );
  });

  it('are counted back from the instant of the order', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(orderWindows(now)).toEqual({
      recent: new Date('2026-11-20T11:50:00Z'),
      hour: new Date('2026-11-20T11:00:00Z'),
      day: new Date('2026-11-19T12:00:00Z'),
    });
  });
});
