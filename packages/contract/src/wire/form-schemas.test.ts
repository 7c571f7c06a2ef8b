import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProductForm } from '../menu/menu-office.ts';
import { CouponForm } from '../ordering/coupons-office.ts';
import { kept } from './form-schemas.ts';

const Form = z.object({
  name: z.string().check(z.trim(), z.maxLength(3)),
  age: z.nullable(z.int().check(z.lte(9))),
  lat: z.number().check(z.lte(90)),
  email: z.email(),
  tags: z.array(z.enum(['a', 'b'])).check(z.maxLength(1)),
  gift: z.union([
    z.object({ kind: z.literal('one'), to: z.string().check(z.maxLength(1)) }),
    z.literal('none'),
  ]),
});
const long = {
  name: ' lungo ',
  age: 99,
  lat: 91.5,
  email: 'nessuna',
  tags: ['a', 'b'],
  gift: { kind: 'one', to: 'molti' },
};

describe('a stored form', () => {
  it('is answered as it is, even beyond today’s limits', () => {
    expect(z.safeParse(Form, long).success).toBe(false);
    expect(z.parse(kept(Form), long)).toEqual(long);
  });

  it.each([
    ['another word', { tags: ['c'] }],
    ['another kind', { gift: { kind: 'two' } }],
    ['no text', { name: 3 }],
    ['nothing', { tags: null }],
  ])('still is a form: not with %s', (_, change) => {
    expect(z.safeParse(kept(Form), { ...long, ...change }).success).toBe(false);
  });

  it.each([
    ['a product', ProductForm],
    ['a coupon', CouponForm],
  ])('of %s has the same fields', (_, form) => {
    const fieldsOf = (schema: object) =>
      Object.keys(z.toJSONSchema(schema as never, { io: 'output', unrepresentable: 'any' }).properties ?? {});
    expect(fieldsOf(kept(form))).toEqual(fieldsOf(form));
  });
});
