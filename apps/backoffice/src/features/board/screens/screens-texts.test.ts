import { expect, it } from 'vitest';
import { screensTexts as t } from './screens-texts.ts';

const shop = (name: string, minutes = 12) => ({ name, minutes });

it('names the shop without an open screen, and since when', () => {
  expect(t.shut([shop('Catania')])).toBe('Nessuno schermo aperto a Catania da 12 min.');
  expect(t.shut([shop('Catania', 125)])).toBe('Nessuno schermo aperto a Catania da più di 2 ore.');
  expect(t.shut([shop('Catania'), shop('Noto', 3)])).toBe(
    'Nessuno schermo aperto in 2 negozi: Catania (da 12 min) e Noto (da 3 min).',
  );
  expect(t.shut(['A', 'B', 'C', 'D', 'E'].map((name) => shop(name)))).toBe(
    'Nessuno schermo aperto in 5 negozi: A (da 12 min), B (da 12 min), C (da 12 min) e altri 2.',
  );
});

it('names the shops with mute screens', () => {
  expect(t.mute(['Catania'])).toBe('Schermi senza suono: Catania.');
  expect(t.mute(['A', 'B', 'C', 'D'])).toBe('Schermi senza suono: A, B, C e altri 1.');
});
