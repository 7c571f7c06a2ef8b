import { expect, it } from 'vitest';
import { fieldText, isRead, valueText } from './value-texts.ts';

it('shows amounts in euro, instants as times, states by name', () => {
  expect(valueText('refunded_cents', 1250)).toBe('12,50\u00a0€');
  expect(valueText('paused_until', '2026-11-20T12:05:00.000Z')).toBe('20/11/2026 13:05');
  expect(valueText('state', 'accepted')).toBe('Accettato');
  expect(valueText('suspended', true)).toBe('sì');
  expect(valueText('prints', 2)).toBe('2');
  expect(valueText('sold_out_until', null)).toBe('nulla');
});

it('words a plan by its steps, and leaves free text as it is', () => {
  const plan = { louder: 2, managers: 5, call: null, cancel: 10, pause: 30 };
  expect(valueText('plan', plan)).toBe(
    'squillo più forte 2 min, responsabili 5 min, Chiamata mai, annullo 10 min, pausa 30 min',
  );
  expect(valueText('answer', 'ready')).toBe('ready');
  expect(valueText('label', 'a'.repeat(100))).toBe('a'.repeat(100));
});

it('names dishes, modes and shops, and leaves out ids for programs', () => {
  const shops = new Map([['shp_1', 'Zanga Catania']]);
  expect(valueText('take_out', [{ name: 'Cannolo', qty: 2 }])).toBe('2 × Cannolo');
  expect(valueText('how', 'cash, terminal')).toBe('contanti, carta al POS');
  expect(valueText('shop_id', 'shp_1', shops)).toBe('Zanga Catania');
  expect(valueText('shop_id', 'shp_2', shops)).toBe('un altro negozio');
  expect(valueText('kind', 'till')).toBe('tablet di cassa');
  expect(['change', 'redo', 'state'].filter(isRead)).toEqual(['state']);
});

it('names posts by role and shop', () => {
  const shops = new Map([['shp_1', 'Zanga Catania']]);
  expect(valueText('posts', ['manager@*', 'worker@shp_1'], shops)).toBe(
    'Responsabile, tutti i negozi; Banco, Zanga Catania',
  );
});

it('shows unknown keys and values as they are', () => {
  expect(fieldText('taken_cents')).toBe('Incassato');
  expect(fieldText('something_new')).toBe('something new');
});
