import { expect, it } from 'vitest';
import { mayPress, searchToAsk } from './search-to-ask.ts';

const typed = 'via etnea 12';

it('[API-41] searches for the typed text where the service allows it', () => {
  const typing = { ahead: true, settled: typed, pressed: '' };
  expect(searchToAsk(typed, typing)).toBe(typed);
  expect(mayPress(typed, typing)).toBe(false);
});

it('[API-41] searches only at a press where the service forbids it while typing', () => {
  const typing = { ahead: false, settled: typed, pressed: '' };
  expect(searchToAsk(typed, typing)).toBe('');
  expect(mayPress(typed, typing)).toBe(true);
  const pressed = { ...typing, pressed: typed };
  expect(searchToAsk(typed, pressed)).toBe(typed);
  expect(mayPress(typed, pressed)).toBe(false);
  // Found places stay while the person types on, until the next press.
  expect(searchToAsk(`${typed}, catania`, { ...pressed, settled: `${typed}, cat` })).toBe(typed);
  expect(mayPress(`${typed}, catania`, pressed)).toBe(true);
});

it('never searches before the service is known, nor under three letters', () => {
  expect(searchToAsk(typed, { ahead: undefined, settled: typed, pressed: typed })).toBe('');
  expect(searchToAsk('vi', { ahead: true, settled: 'vi', pressed: '' })).toBe('');
  expect(mayPress('vi', { ahead: false, pressed: '' })).toBe(false);
});
