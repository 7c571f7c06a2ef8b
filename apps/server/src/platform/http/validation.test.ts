import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Failure } from './failure.ts';
import { checkOf, promiseOf } from './validation.ts';

const Shop = z.object({ name: z.string() });

describe('a value that breaks the contract', () => {
  it('is the caller’s mistake in a request, with the field', () => {
    expect(() => checkOf(Shop, 'body')?.({})).toThrow(Failure);
    expect(checkOf(Shop, 'body')?.({ name: 'Etnea', more: 1 })).toEqual({ name: 'Etnea' });
  });

  it('is our mistake in an answer, with the endpoint', () => {
    const promised = promiseOf(Shop, 'GET /api/shops/:shop');
    expect(promised?.({ name: 'Etnea', more: 1 })).toEqual({ name: 'Etnea' });
    expect(() => promised?.({ name: 1 })).toThrow(
      /GET \/api\/shops\/:shop is not what the contract says.*name/,
    );
    expect(() => promised?.({ name: 1 })).not.toThrow(Failure);
  });
});
