import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillWords,
  firstThatFits,
  greetingProblem,
  greetingWith,
  placeholders,
  wordsProblem,
} from './letter-words.ts';

describe('words of a letter', () => {
  it('are filled with the values of their placeholders, and values are never filled in turn', () => {
    expect(fillWords('{saluto}: {numero}', { saluto: 'Ciao {numero}', numero: 'A-017' })).toBe(
      'Ciao {numero}: A-017',
    );
    expect(fillWords('{numero} e {numero}', { numero: '$& $1' })).toBe('$& $1 e $& $1');
  });

  it('are skipped where a placeholder has no value: the next text that fits is taken', () => {
    expect(fillWords('Previsto {ora}', {})).toBeUndefined();
    expect(firstThatFits(['', 'Alle {ora}', 'Arriva {numero}'], { numero: 'A-017', ora: '' })).toBe(
      'Arriva A-017',
    );
    expect(firstThatFits(['{ora}'], {})).toBe('');
  });

  it('that pass the check have every value filled in, for any text', () => {
    const values = Object.fromEntries(placeholders.map((name) => [name, 'x']));
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('{nome}', '{ora}', '{', '}'))), (parts) => {
        const text = parts.join('');
        if (wordsProblem(text, { may: placeholders, needs: [] }) !== undefined) return;
        expect(fillWords(text, values)).not.toMatch(/[{}]/);
      }),
    );
  });
});

describe('the check of words', () => {
  const allowed = { may: ['saluto', 'numero'], needs: ['numero'] } as const;

  it('names unknown placeholders, and lists the known ones', () => {
    expect(wordsProblem('{Numero} {orario}', allowed)).toBe(
      '{Numero}, {orario} non esiste: qui puoi usare {saluto}, {numero}',
    );
    expect(wordsProblem('{x}', { may: [], needs: [] })).toBe('Qui non si usano segnaposto: togli {x}');
  });

  it('misses a required placeholder, and a brace that is not closed', () => {
    expect(wordsProblem('{saluto}!', allowed)).toBe('Manca {numero}: qui ci vuole');
    expect(wordsProblem('{numero', allowed)).toMatch(/graffa di troppo/);
    expect(wordsProblem('{{numero}}', allowed)).toMatch(/graffa di troppo/);
  });

  it('lets an empty text pass: the usual one stands there', () => {
    expect(wordsProblem('', allowed)).toBeUndefined();
    expect(wordsProblem('Ordine {numero}', allowed)).toBeUndefined();
  });
});

describe('the greeting', () => {
  it('does without an unknown name', () => {
    expect(greetingWith('', 'Ada')).toBe('Ciao Ada');
    expect(greetingWith('', '')).toBe('Ciao');
    expect(greetingWith('Buongiorno {nome}', '')).toBe('Buongiorno');
    expect(greetingWith('{nome}', '')).toBe('Ciao');
    expect(greetingWith('Caro {nome}', '$&')).toBe('Caro $&');
  });

  it('ends without a sign, because it stands within a sentence', () => {
    expect(greetingProblem('Ciao {nome},')).toMatch(/senza punto/);
    expect(greetingProblem('Ciao {nome}')).toBeUndefined();
    expect(greetingProblem('Buongiorno')).toBeUndefined();
  });
});
