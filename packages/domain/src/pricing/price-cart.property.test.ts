import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedCart, priceCart } from './price-cart.ts';
import { now, plainSum, someCart } from './testing.ts';

const visitor = { member: false, now };
const member = { member: true, now };

const byLine = ({ lines }: PricedCart) => new Map(lines.map((line) => [line.id, line]));

describe('priceCart, for any cart', () => {
  it('[API-38] adds up: each line, all lines, lines and fees, the summary of VAT', () => {
    fc.assert(
      fc.property(someCart, fc.boolean(), (cart, isMember) => {
        const priced = priceCart(cart, { member: isMember, now });
        for (const line of priced.lines)
          expect(line.list - line.discount - line.memberDiscount - line.couponDiscount).toBe(line.total);
        const { list, discount, memberDiscount, couponDiscount, delivery, total } = priced;
        expect(list - discount - memberDiscount - couponDiscount + delivery).toBe(total);
        expect(plainSum(priced.lines.map((line) => line.total)) + delivery).toBe(total);
        for (const { fee, feeDiscount, couponDiscount, memberDiscount, charged } of priced.parts) {
          expect(fee - feeDiscount).toBe(charged);
          expect(couponDiscount + memberDiscount).toBeLessThanOrEqual(feeDiscount);
        }
        expect(plainSum(priced.parts.map(({ charged }) => charged))).toBe(delivery);
        expect(plainSum(priced.vat.map(({ gross }) => gross))).toBe(total);
      }),
    );
  });

  it('[API-38] gives each line, each part and the whole the same price in any order of lines', () => {
    fc.assert(
      fc.property(someCart, fc.infiniteStream(fc.nat()), (cart, draw) => {
        const shuffled = cart.lines
          .map((line) => ({ line, key: draw.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ line }) => line);
        const { lines, ...whole } = priceCart(cart, member);
        const again = priceCart({ ...cart, lines: shuffled }, member);
        const { lines: _, ...wholeAgain } = again;
        expect(wholeAgain).toEqual(whole);
        expect(byLine(again)).toEqual(new Map(lines.map((line) => [line.id, line])));
      }),
    );
  });

  it('[API-38] goes below zero nowhere', () => {
    fc.assert(
      fc.property(someCart, fc.boolean(), (cart, isMember) => {
        const priced = priceCart(cart, { member: isMember, now });
        const amounts = [priced, ...priced.lines, ...priced.parts, ...priced.vat].flatMap((entry) =>
          Object.values(entry).filter((value) => typeof value === 'number'),
        );
        expect(Math.min(0, ...amounts)).toBe(0);
      }),
    );
  });

  it('[API-38] never makes a member pay more, and tells others the saving of a membership', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        const asVisitor = priceCart(cart, visitor);
        const asMember = priceCart(cart, member);
        expect(asMember.total).toBeLessThanOrEqual(asVisitor.total);
        expect(asVisitor.primeSaving).toBe(asVisitor.total - asMember.total);
        expect(asMember.primeSaving).toBe(0);
      }),
    );
  });

  it('[API-38] a coupon only ever makes a cart cheaper, by exactly the saving it tells', () => {
    fc.assert(
      fc.property(someCart, fc.boolean(), (cart, isMember) => {
        const buyer = { member: isMember, now };
        const without = priceCart({ ...cart, coupon: { kind: 'none' } }, buyer);
        const priced = priceCart(cart, buyer);
        expect(without.total - priced.total).toBe(priced.couponSaving);
      }),
    );
  });

  it('[API-38] taxes every cent once: each rate holds the amount that half-up rounding allows', () => {
    fc.assert(
      fc.property(someCart, (cart) => {
        for (const { rate, gross, vat } of priceCart(cart, visitor).vat) {
          // Each line and each fee's share is rounded once, so that each may be half a cent away.
          const rounded = cart.lines.length + 2;
          expect(Math.abs(vat - (gross * rate) / (10_000 + rate))).toBeLessThanOrEqual(rounded / 2);
        }
      }),
    );
  });
});
