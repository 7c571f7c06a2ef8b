import { expect, it } from 'vitest';
import { aloneSince, dueSlips } from './due-slips.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const slip = (given: object = {}) => ({
  state: 'accepted' as const,
  prints: 0,
  since: at('12:30'),
  ...given,
});
const due = (orders: readonly ReturnType<typeof slip>[], alone: string | null = at('12:00'), now = '12:31') =>
  dueSlips(orders, aloneSince(alone), new Date(at(now)));

it('prints orders accepted since the device prints by itself, oldest first', () => {
  const [first, second] = [slip({ since: at('12:10') }), slip()];
  expect(due([second, first])).toEqual([first, second]);
});

it('prints nothing when it is off, or its preference is not a date', () => {
  expect(due([slip()], null)).toEqual([]);
  expect(due([slip()], 'si')).toEqual([]);
});

it('leaves out printed, earlier accepted, old and unaccepted orders', () => {
  expect(
    due([
      slip({ prints: 1 }),
      slip({ since: at('11:59') }),
      slip({ state: 'placed' }),
      slip({ state: 'ready' }),
    ]),
  ).toEqual([]);
  expect(due([slip()], at('12:00'), '13:31')).toEqual([]);
});
