import { expect, it } from 'vitest';
import { honestPromise } from './honest-promise.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

it('keeps a possible promise, and never promises the past', () => {
  expect(honestPromise(at('12:30'), at('12:00'))).toEqual(at('12:30'));
  expect(honestPromise(at('12:30'), at('12:27'))).toEqual(at('12:40'));
  expect(honestPromise(at('12:30'), at('13:01'))).toEqual(at('13:15'));
  expect(honestPromise(null, at('13:01'))).toBeNull();
});
