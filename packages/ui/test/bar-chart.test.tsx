import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Bar, BarChart } from '../src/charts/bar-chart.tsx';

const words = { what: 'Giorno', measure: 'Importo', note: 'Su che cosa', none: 'niente' };
const drawn = (bars: readonly Bar[]) =>
  renderToStaticMarkup(
    <BarChart title="Giorno per giorno" words={words} bars={bars} format={(value) => `${value} €`} />,
  );
const heights = (markup: string) =>
  [...markup.matchAll(/style="height:([^"]+)"/g)].map(([, height]) => height);
const rows = (markup: string) =>
  [...markup.matchAll(/<th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g)].map(
    ([, ...cells]) => cells,
  );

it('has the same data as a table, and no bar for an unknown value', () => {
  const markup = drawn([
    { key: 'a', label: 'lunedì', value: 50, note: '2 ordini' },
    { key: 'b', label: 'martedì', value: null, note: 'nessun ordine' },
    { key: 'c', label: 'mercoledì', value: 100, partial: true },
    { key: 'd', label: 'giovedì', value: 0 },
  ]);
  expect(heights(markup)).toEqual(['50%', '100%']);
  expect(rows(markup)).toEqual([
    ['lunedì', '50 €', '2 ordini'],
    ['martedì', 'niente', 'nessun ordine'],
    ['mercoledì', '100 €', ''],
    ['giovedì', '0 €', ''],
  ]);
  expect(markup).toContain('<caption>Giorno per giorno</caption>');
});

it('draws no bar for zero, and a visible one for the smallest value', () => {
  expect(heights(drawn([]))).toEqual([]);
  expect(heights(drawn([{ key: 'a', label: 'a', value: null }]))).toEqual([]);
  const few = drawn([
    { key: 'a', label: 'a'.repeat(100), value: 1 },
    { key: 'b', label: 'b', value: 1_000_000 },
  ]);
  expect(heights(few)).toEqual(['1%', '100%']);
});
