import { expect, it } from 'vitest';
import { doorText } from './door-text.ts';

it('[API-25] describes the way to the door, and leaves out empty fields', () => {
  const whole = { staircase: 'B', floor: '3', doorbell: 'int. 7, Rossi', notes: 'dopo il bar' };
  expect(doorText(whole)).toBe('scala B, piano 3, int. 7, Rossi · dopo il bar');
  expect(doorText({ staircase: '', floor: '3', doorbell: '', notes: '' })).toBe('piano 3');
  expect(doorText({ notes: 'dopo il bar' })).toBe('dopo il bar');
  expect(doorText({})).toBe('');
});
